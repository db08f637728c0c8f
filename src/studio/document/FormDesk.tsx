import { useState } from 'react'

import type { Speech, StudioLanguage } from '#studio/form/field-props.view.ts'
import { documents } from '#studio/list/documents.store.ts'
import { pageRouteOf } from '#studio/preview/page-route.ts'
import { languageIn } from '#studio/preview/page-text.ts'
import { PagePreview } from '#studio/preview/PagePreview.tsx'
import type { StudioTexts } from '#studio/texts.ts'

import { ClashPanel } from './ClashPanel.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import type { Editing } from './editing.ts'
import { editor } from './editor.store.ts'
import { leadToField } from './form-lead.store.ts'
import { sectionOf } from './useOpenSection.ts'

interface Props {
  editing: Editing
  language: StudioLanguage
  onBeside: (language: Speech['beside']) => void
  speech: Speech
  texts: StudioTexts
}

export const lookups: Pick<Speech, 'find' | 'nameOf' | 'tidyHtml'> = {
  find: documents.find,
  nameOf: documents.nameOf,
  tidyHtml: editor.tidyHtml
}

/** The form of a document, and beside it the page as it would be. */
export function FormDesk({ editing, language, onBeside, speech, texts }: Props) {
  const [isPage, setPage] = useState(false)
  const route = pageRouteOf(editing.place, editing.stored)
  const toField = (field: string) => {
    if (sectionOf(editing.form, field) === null) return
    setPage(false)
    // Beside Spanish stands the language in which the page was read.
    const pressed = languageIn(field)
    if (pressed !== null && pressed !== 'es') onBeside(pressed)
    leadToField(field)
  }
  return (
    <>
      {editing.clashes.length > 0 && <ClashPanel editing={editing} language={language} texts={texts} />}
      {route !== null && <ViewSwitch isPage={isPage} onSwitch={setPage} texts={texts} />}
      <div className="studio-desk" data-view={isPage ? 'page' : 'form'}>
        <DocumentForm editing={editing} onBeside={onBeside} speech={speech} />
        {route !== null && <PagePreview editing={editing} onField={toField} texts={texts} />}
      </div>
    </>
  )
}

interface SwitchProps extends Pick<Props, 'texts'> {
  isPage: boolean
  onSwitch: (isPage: boolean) => void
}

/** On a narrow screen the form or the page; on a wide one both stand side by side. */
function ViewSwitch({ isPage, onSwitch, texts }: SwitchProps) {
  return (
    <div aria-label={texts.preview.show} className="studio-switch" role="group">
      {[false, true].map(choice => (
        <button
          aria-pressed={isPage === choice}
          className="studio-chip"
          key={String(choice)}
          onClick={() => onSwitch(choice)}
          type="button"
        >
          {choice ? texts.preview.title : texts.preview.form}
        </button>
      ))}
    </div>
  )
}
