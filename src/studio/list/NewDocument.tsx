import { useState } from 'react'

import type { StudioCollection } from '#studio/document/studio-document.ts'
import { isUsableId } from '#studio/shell/studio-place.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Field } from '#islands/ui/Field.tsx'
import type { StudioTexts } from '#studio/texts.ts'

import { goTo } from '#studio/shell/useStudioPlace.ts'

interface Props {
  collection: StudioCollection
  isTaken: (id: string) => boolean
  onClose: () => void
  texts: StudioTexts
}

/** Asks what a new document is to be called in the database; it begins as a draft. */
export function NewDocument({ collection, isTaken, onClose, texts }: Props) {
  const [id, setId] = useState('')
  const [problem, setProblem] = useState<string>()
  const begin = () => {
    if (!isUsableId(id)) setProblem(texts.idWrong)
    else if (isTaken(id)) setProblem(texts.idTaken)
    else goTo({ collection, id, isNew: true })
  }
  return (
    <Dialog
      closeLabel={texts.cancel}
      heading={`${texts.new}: ${texts.collections[collection]}`}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          begin()
        }}
      >
        <Field id="studio-new-id" label={texts.newId} problem={problem}>
          {described => (
            <input
              {...described}
              autoCapitalize="none"
              autoComplete="off"
              className="field"
              onChange={({ currentTarget }) => setId(currentTarget.value.trim())}
              value={id}
            />
          )}
        </Field>
        <p className="studio-help">{texts.newIdHelp}</p>
        <button className="button" type="submit">
          {texts.create}
        </button>
      </form>
    </Dialog>
  )
}
