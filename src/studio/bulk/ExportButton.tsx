import { useState } from 'react'

import type { StudioCollection } from '#studio/document/studio-document.ts'
import { bulk } from './bulk.store.ts'
import { type FileKind, fileOf } from './files.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { download } from './download.view.ts'

interface Props {
  collection: StudioCollection
  /** Null: all of them. */
  ids: readonly string[] | null
  kind: FileKind
  language: StudioLanguage
  texts: StudioTexts
}

/** Saves documents as a file that can be changed elsewhere and read again. */
export function ExportButton({ collection, ids, kind, language, texts }: Props) {
  const [state, setState] = useState<'failed' | 'idle' | 'reading'>('idle')
  const save = async () => {
    setState('reading')
    const answer = await bulk.whole(collection)
    bulk.forget()
    setState(answer.kind === 'failed' ? 'failed' : 'idle')
    if (answer.kind === 'failed') return
    const chosen = ids === null ? answer.value : answer.value.filter(({ id }) => ids.includes(id))
    // A spreadsheet in Spanish takes the comma for the decimals.
    download(fileOf(collection, chosen, kind, language === 'es' ? ';' : ','))
  }
  return (
    <>
      <button
        aria-disabled={state === 'reading'}
        className="button button-quiet"
        onClick={() => void (state === 'reading' || save())}
        type="button"
      >
        {texts.bulk.export[kind]}
      </button>
      <span role="status">
        {state === 'reading' && texts.loading}
        {state === 'failed' && texts.bulk.readFailed}
      </span>
    </>
  )
}
