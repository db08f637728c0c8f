import { useEffect, useState } from 'react'

import { isMarkedDraft } from '#domain/studio/editing.ts'
import type { DocumentPlace } from '#domain/studio/studio-document.ts'
import { fragmentOf } from '#domain/studio/studio-place.ts'
import { titleOf } from '#domain/studio/values.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { documents } from '#stores/studio/documents.ts'
import { editor } from '#stores/studio/editor.ts'
import type { StudioTexts } from '#texts.ts'

import type { Speech, StudioLanguage } from '#islands/studio/form/field-props.ts'
import { ClashPanel } from './ClashPanel.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import { KeptOffer } from './KeptOffer.tsx'
import { SaveBar } from './SaveBar.tsx'

interface Props {
  isNew: boolean
  language: StudioLanguage
  place: DocumentPlace
  texts: StudioTexts
}

/** A document under work, with what stands between it and the web. */
export function DocumentEditor({ isNew, language, place, texts }: Props) {
  const { collection, id } = place
  const remote = useStore(editor.$editing)
  const [beside, setBeside] = useState<Speech['beside']>('en')
  useEffect(() => void editor.open({ collection, id }, isNew), [collection, id, isNew])
  useStore(documents.$lists)
  const back = (
    <a className="studio-back" href={fragmentOf({ collection, id: null, isNew: false })}>
      ← {texts.back}
    </a>
  )
  if (remote.kind === 'failed' && remote.code === 'permission-denied')
    return (
      <section>
        {back}
        <p role="alert">{texts.refused}</p>
      </section>
    )
  if (remote.kind === 'failed')
    return (
      <section>
        {back}
        <RetryPanel
          onRetry={() => void editor.open(place, isNew)}
          retry={texts.retry}
          text={texts.save.failed}
        />
      </section>
    )
  if (remote.kind !== 'ready' || remote.value.place.id !== id) return <p role="status">{texts.loading}</p>
  const editing = remote.value
  const speech: Speech = { ...lookups, beside, language, texts }
  return (
    <section aria-labelledby="studio-title" className="studio-edit">
      <header className="studio-edit-head">
        {back}
        <h2 id="studio-title" tabIndex={-1}>
          {titleOf(editing.fields) ?? id}
        </h2>
        <p className="studio-help">
          {texts.collections[collection]} · {id} ·{' '}
          {texts.states[isMarkedDraft(editing.stored) ? 'draft' : 'published']}
        </p>
        <KeptOffer language={language} texts={texts} />
      </header>
      <SaveBar editing={editing} language={language} texts={texts} />
      {editing.clashes.length > 0 && <ClashPanel editing={editing} language={language} texts={texts} />}
      <DocumentForm editing={editing} onBeside={setBeside} speech={speech} />
    </section>
  )
}

const lookups: Pick<Speech, 'find' | 'nameOf' | 'tidyHtml'> = {
  find: documents.find,
  nameOf: documents.nameOf,
  tidyHtml: editor.tidyHtml
}
