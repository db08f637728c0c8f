import { Suspense, useEffect, useState } from 'react'

import type { BulkChange } from './planned.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { bulk } from './bulk.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { lazyPart } from '#studio/shell/lazy-part.tsx'
import type { Selection } from '#studio/list/useSelection.ts'
import { ExportButton } from './ExportButton.tsx'

/** It brings the fields of the form, and comes when something is to be done. */
const BulkDialog = lazyPart(async () => (await import('./BulkDialog.tsx')).BulkDialog)

interface Props {
  collection: StudioCollection
  language: StudioLanguage
  selection: Selection
  texts: StudioTexts
}

/** Actions for the selected documents. Each shows a preview before anything is done. */
export function SelectionBar({ collection, language, selection, texts }: Props) {
  const [request, setRequest] = useState<BulkChange['kind'] | null>(null)
  const { clear, selected } = selection
  const ids = [...selected]
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && request === null) clear()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
  const kinds: readonly BulkChange['kind'][] =
    collection === 'experiencias'
      ? ['publish', 'draft', 'hide', 'show', 'field', 'delete']
      : ['publish', 'draft', 'field', 'delete']
  return (
    <div aria-label={texts.select.bar} className="studio-selection" role="group">
      <p role="status">
        {pluralText(
          { one: texts.select.count_one, other: texts.select.count_other },
          selected.size,
          language
        )}
      </p>
      {kinds.map(kind => (
        <button
          key={kind}
          onClick={() => {
            bulk.leave()
            setRequest(kind)
          }}
          type="button"
        >
          {texts.bulk.change[kind]}
        </button>
      ))}
      <ExportButton kind="csv" {...{ collection, ids, language, texts }} />
      <button onClick={clear} type="button">
        {texts.select.clear}
      </button>
      {request !== null && (
        <Suspense fallback={<p role="status">{texts.loading}</p>}>
          <BulkDialog
            {...{ collection, ids, language, texts }}
            onClose={() => {
              const state = bulk.$bulk.get()
              // Deleted documents cannot stay chosen.
              if (state.kind === 'written' && !state.isUndone && request === 'delete') clear()
              setRequest(null)
              if (state.kind === 'written' || state.kind === 'writing') return
              bulk.leave()
              void bulk.remember()
            }}
            request={request}
          />
        </Suspense>
      )}
    </div>
  )
}
