import { useEffect } from 'react'

import type { BulkChange } from './planned.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { bulk } from './bulk.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { BulkProgress } from './BulkProgress.tsx'
import { BulkFieldForm } from './BulkFieldForm.tsx'

interface Props {
  collection: StudioCollection
  ids: readonly string[]
  language: StudioLanguage
  onClose: () => void
  texts: StudioTexts
  request: BulkChange['kind']
}

/** A change of many documents: what it would do, that it does it, and the way back. */
export function BulkDialog({ collection, ids, language, onClose, texts, request }: Props) {
  const state = useStore(bulk.$bulk)
  useEffect(() => {
    if (request !== 'field') void bulk.plan(collection, ids, { kind: request })
    // Of what was chosen when it was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <Dialog closeLabel={texts.bulk.close} heading={texts.bulk.change[request]} onClose={onClose}>
      {request === 'field' && state.kind === 'idle' && (
        <BulkFieldForm
          {...{ collection, language, texts }}
          onChoose={(name, value) => void bulk.plan(collection, ids, { kind: 'field', name, value })}
        />
      )}
      <BulkProgress {...{ bulk, language, texts }} />
    </Dialog>
  )
}
