import { type ComponentProps, type FormEvent, useState } from 'react'

import { interpolate } from '#domain/text/interpolate.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { type FirstAnswers, namesake, proposedId } from '#studio/document/first-fields.ts'
import { editor } from '#studio/document/editor.store.ts'
import type { Fields } from '#studio/document/patch.ts'
import type { DocumentRow, StudioCollection } from '#studio/document/studio-document.ts'
import { fragmentOf, isUsableId } from '#studio/shell/studio-place.ts'
import { goTo } from '#studio/shell/useStudioPlace.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { nameOfProvince } from './row-choices.view.ts'

interface Props {
  collection: StudioCollection
  onClose: () => void
  rows: readonly DocumentRow[]
  /** The document that the new one is a copy of. */
  sister?: { fields: Fields; name: string; province: string }
  texts: StudioTexts
}

/** Collections whose documents lie in a province. */
const placed: readonly StudioCollection[] = ['empresas', 'experiencias']

/** Asks for the name and the province of a new document, and proposes its id; it begins as a draft. */
export function NewDocument({ collection, onClose, rows, sister, texts }: Props) {
  const [answers, setAnswers] = useState<FirstAnswers>({ name: '', province: sister?.province ?? '' })
  const [typedId, setTypedId] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem>(null)
  const isTaken = (wanted: string) => rows.some(row => row.id === wanted)
  const { name, province } = answers
  const id = typedId ?? proposedId(name, province === '' ? '' : nameOfProvince(province, texts), isTaken)
  const begin = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(name, id, isTaken)
    setProblem(found)
    if (found !== null) return
    const place = { collection, id }
    editor.startWith({ answers: { ...answers, name: name.trim() }, place, sister: sister?.fields ?? {} })
    goTo({ ...place, isNew: true })
    onClose()
  }
  const heading = sister
    ? interpolate(texts.duplicateOf, { name: sister.name })
    : name.trim() || texts.newOf[collection]
  return (
    <Dialog closeLabel={texts.cancel} heading={heading} onClose={onClose}>
      <form noValidate onSubmit={begin}>
        {sister && <p className="studio-help">{texts.duplicateHelp}</p>}
        <LineField
          id="studio-new-name"
          label={collection === 'preguntas' ? texts.newQuestion : texts.newName}
          onChange={written => setAnswers({ ...answers, name: written })}
          problem={problem === 'newNameMissing' ? texts[problem] : undefined}
          value={name}
        />
        <Namesake row={namesake(name, rows)} {...{ collection, texts }} />
        {placed.includes(collection) && (
          <ProvinceField
            onChange={chosen => setAnswers({ ...answers, province: chosen })}
            texts={texts}
            value={province}
          />
        )}
        <LineField
          hint={texts.newIdHelp}
          id="studio-new-id"
          label={texts.newId}
          onChange={written => setTypedId(written.trim() || null)}
          problem={problem === 'idTaken' || problem === 'idWrong' ? texts[problem] : undefined}
          value={id}
        />
        <button className="button" type="submit">
          {texts.create}
        </button>
      </form>
    </Dialog>
  )
}

type Problem = 'idTaken' | 'idWrong' | 'newNameMissing' | null

function problemOf(name: string, id: string, isTaken: (id: string) => boolean): Problem {
  if (name.trim() === '') return 'newNameMissing'
  if (!isUsableId(id)) return 'idWrong'
  return isTaken(id) ? 'idTaken' : null
}

interface LineProps extends Pick<ComponentProps<typeof Field>, 'hint' | 'id' | 'label' | 'problem'> {
  onChange: (written: string) => void
  value: string
}

function LineField({ onChange, value, ...field }: LineProps) {
  return (
    <Field {...field}>
      {described => (
        <input
          {...described}
          autoComplete="off"
          className="field"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          value={value}
        />
      )}
    </Field>
  )
}

interface NamesakeProps extends Pick<Props, 'collection' | 'texts'> {
  row: DocumentRow | null
}

/** The document that has the name already: perhaps it is the one that was wanted. */
function Namesake({ collection, row, texts }: NamesakeProps) {
  return (
    <p role="status">
      {row !== null && (
        <>
          {texts.namesake}{' '}
          <a href={fragmentOf({ collection, id: row.id, isNew: false })}>
            {row.title} ({[...row.provinces.map(code => nameOfProvince(code, texts)), row.id].join(', ')})
          </a>
        </>
      )}
    </p>
  )
}

interface ProvinceProps extends Pick<Props, 'texts'> {
  onChange: (code: string) => void
  value: string
}

function ProvinceField({ onChange, texts, value }: ProvinceProps) {
  return (
    <Field id="studio-new-province" label={texts.newProvince} problem={undefined}>
      {described => (
        <select
          {...described}
          className="field"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          value={value}
        >
          <option value="">{texts.noProvince}</option>
          {Object.entries(texts.provinceNames).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
