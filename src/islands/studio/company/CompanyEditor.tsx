import { useEffect, useState } from 'react'

import { onlyFields } from '#domain/studio/form/form.ts'
import { titleOf } from '#domain/studio/form/values.ts'
import type { DocumentPlace } from '#domain/studio/studio-document.ts'
import { fragmentOf } from '#domain/studio/studio-place.ts'
import { ClashPanel } from '#islands/studio/edit/ClashPanel.tsx'
import { DocumentForm } from '#islands/studio/edit/DocumentForm.tsx'
import { AutosaveOffer } from '#islands/studio/edit/AutosaveOffer.tsx'
import { Unreadable } from '#islands/studio/edit/Unreadable.tsx'
import type { Speech, StudioLanguage } from '#islands/studio/form/field-props.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { proposals } from '#stores/studio/company/proposals.ts'
import { documents } from '#stores/studio/documents.ts'
import { editor } from '#stores/studio/editor.ts'
import type { StudioTexts } from '#texts.ts'

import { ProposalList } from './ProposalList.tsx'
import { ProposeBar } from './ProposeBar.tsx'

interface Props {
  language: StudioLanguage
  place: DocumentPlace
  texts: StudioTexts
}

/** A document of a company: what it may change is written here, and sent to an editor. */
export function CompanyEditor({ language, place, texts }: Props) {
  const { collection, id } = place
  const remote = useStore(editor.$editing)
  const [beside, setBeside] = useState<Speech['beside']>('en')
  useStore(proposals.$proposals)
  useEffect(() => {
    void editor.open({ collection, id }, false)
    void proposals.load()
  }, [collection, id])
  const back = (
    <a className="studio-back" href={fragmentOf({ collection, id: null, isNew: false })}>
      ← {texts.back}
    </a>
  )
  if (remote.kind === 'failed')
    return (
      <section>
        {back}
        <Unreadable code={remote.code} onRetry={() => void editor.open(place, false)} texts={texts} />
      </section>
    )
  if (remote.kind !== 'ready' || remote.value.place.id !== id) return <p role="status">{texts.loading}</p>
  const editing = remote.value
  const form = onlyFields(editing.form, editor.proposable(collection))
  const speech: Speech = {
    provinces: editor.provinces(),
    beside,
    find: documents.find,
    language,
    nameOf: documents.nameOf,
    place,
    texts,
    tidyHtml: editor.tidyHtml
  }
  return (
    <section aria-labelledby="studio-title" className="studio-edit">
      <header className="studio-edit-head">
        {back}
        <h2 id="studio-title" tabIndex={-1}>
          {titleOf(editing.fields) ?? id}
        </h2>
        <p className="studio-help">{texts.proposal.formHelp}</p>
        <AutosaveOffer language={language} texts={texts} />
        <ProposalList
          language={language}
          onOpen={{ label: texts.proposal.goOn, open: editor.continueProposal }}
          proposals={proposals.about(place)}
          texts={texts}
        />
      </header>
      <ProposeBar editing={editing} language={language} texts={texts} />
      {editing.clashes.length > 0 && <ClashPanel editing={editing} language={language} texts={texts} />}
      <DocumentForm editing={{ ...editing, form }} onBeside={setBeside} speech={speech} />
    </section>
  )
}
