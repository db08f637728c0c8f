import { useEffect, useState } from 'react'

import { onlyFields } from '#domain/data/field-form.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import { FormDesk, lookups } from '#studio/document/FormDesk.tsx'
import { AutosaveOffer } from '#studio/autosave/AutosaveOffer.tsx'
import { OpenDocument } from '#studio/document/OpenDocument.tsx'
import type { Speech, StudioLanguage } from '#studio/form/field-props.view.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { proposals } from '#studio/proposals/proposals.store.ts'
import { editor } from '#studio/document/editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { ProposalList } from '#studio/proposals/ProposalList.tsx'
import { ProposeBar } from '#studio/proposals/ProposeBar.tsx'

interface Props {
  language: StudioLanguage
  place: DocumentPlace
  texts: StudioTexts
}

/** A document of a company: what it may change is written here, and sent to an editor. */
export function CompanyEditor({ language, place, texts }: Props) {
  const { collection, id } = place
  const [beside, setBeside] = useState<Speech['beside']>('en')
  useStore(proposals.$proposals)
  useEffect(() => {
    void editor.open({ collection, id }, false)
    void proposals.load()
  }, [collection, id])
  const head = (
    <>
      <p className="studio-help">{texts.proposal.formHelp}</p>
      <AutosaveOffer language={language} texts={texts} />
      <ProposalList
        language={language}
        onOpen={{ label: texts.proposal.goOn, open: editor.continueProposal }}
        proposals={proposals.about(place)}
        texts={texts}
      />
    </>
  )
  return (
    <OpenDocument head={() => head} place={place} texts={texts}>
      {editing => (
        <>
          <ProposeBar editing={editing} language={language} texts={texts} />
          <FormDesk
            editing={{ ...editing, form: onlyFields(editing.form, editor.proposable(collection)) }}
            onBeside={setBeside}
            speech={{ ...lookups, beside, language, place, provinces: editor.provinces(), texts }}
            {...{ language, texts }}
          />
        </>
      )}
    </OpenDocument>
  )
}
