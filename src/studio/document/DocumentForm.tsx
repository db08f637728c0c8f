import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Editing } from './editing.ts'
import { problemsBelow } from '#studio/form/field-problem.ts'
import type { FieldForm, FormSection, Section } from '#domain/data/field-form.ts'
import { type StudioCollection, studioCollections } from './studio-document.ts'
import type { TranslatedText } from '#studio/translation/translated-text.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import { documents } from '#studio/list/documents.store.ts'
import { editor } from './editor.store.ts'
import type { Speech } from '#studio/form/field-props.view.ts'
import { BookingTable } from '#studio/form/BookingTable.tsx'
import { bookingTable } from '#studio/form/booking-table.ts'
import { FieldView } from '#studio/form/FieldView.tsx'
import { languageIn } from '#studio/preview/page-text.ts'
import { focusOnField } from './focus-on-field.view.ts'
import { useOpenSection } from './useOpenSection.ts'

interface Props {
  editing: Editing
  onBeside: (language: Speech['beside']) => void
  speech: Speech
}

/** The fields of a document, one section at a time. What is wrong is said when a field is left. */
export function DocumentForm({ editing, onBeside, speech }: Props) {
  const place = useFormEvents(editing.form)
  const { lead, open, section } = useOpenSection(editing)
  const [isPaired, setPaired] = useState(false)
  const led = lead === null ? null : languageIn(lead)
  if (!isPaired && led !== null && led !== 'es') setPaired(true)
  return (
    <div className="studio-form-page">
      <SectionList {...{ editing, open, section, speech }} />
      <form
        className="studio-form"
        data-paired={isPaired || undefined}
        noValidate
        ref={place}
        onSubmit={event => event.preventDefault()}
      >
        <div className="studio-languages">
          <BesideChoice
            onBeside={language => {
              onBeside(language)
              setPaired(true)
            }}
            speech={speech}
          />
          <label className="studio-choice">
            <input
              checked={isPaired}
              onChange={({ currentTarget }) => setPaired(currentTarget.checked)}
              type="checkbox"
            />
            <span>{speech.texts.pair}</span>
          </label>
        </div>
        {editing.form.map(part => (
          <SectionFields
            {...{ editing, lead, speech }}
            isOpen={part.section === section}
            key={part.section}
            part={part}
          />
        ))}
      </form>
    </div>
  )
}

interface FieldsProps extends Pick<Props, 'editing' | 'speech'> {
  isOpen: boolean
  /** The field that somebody was led to. */
  lead: string | null
  part: FormSection
}

/** A section. It stays when another one is opened: what is being typed or uploaded in it goes on. */
function SectionFields({ editing, isOpen, lead, part: { fields, section }, speech }: FieldsProps) {
  const { lines, rest } = bookingTable(fields)
  const { add, folded, shown } = useUnfolded(rest, editing, lead)
  const view = (form: FieldForm) => (
    <FieldView
      form={form}
      id={fieldId(form)}
      key={form.name}
      onChange={value => editor.change(form.name, value)}
      path={form.name}
      problems={problemsBelow(editing.problems, form.name)}
      speech={speech}
      value={editing.fields[form.name]}
    />
  )
  return (
    <section
      aria-labelledby={`studio-section-${section}`}
      className="studio-section"
      data-section={section}
      hidden={!isOpen}
    >
      <h3 id={`studio-section-${section}`} tabIndex={-1}>
        {speech.texts.sections[section]}
      </h3>
      <BookingTable lines={lines} texts={speech.texts} view={view} />
      {shown.map(view)}
      {folded.length > 0 && (
        <div aria-label={speech.texts.folded} className="studio-folded" role="group">
          {folded.map(({ label, name }) => (
            <button key={name} onClick={() => add(name)} type="button">
              {speech.texts.add}: {label[speech.language]}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

function fieldId({ name }: Pick<FieldForm, 'name'>): string {
  return `studio-field-${name}`
}

function BesideChoice({ onBeside, speech: { beside, changed, texts } }: Pick<Props, 'onBeside' | 'speech'>) {
  return (
    <label className="studio-beside">
      {texts.beside}
      <select
        className="field"
        onChange={({ currentTarget }) => {
          const chosen = languages.find(language => language === currentTarget.value)
          if (chosen !== undefined && chosen !== 'es') onBeside(chosen)
        }}
        value={beside}
      >
        {languages.flatMap(language =>
          language === 'es'
            ? []
            : [
                <option key={language} value={language}>
                  {texts.languages[language]}
                  {reviewCount(changed?.texts ?? [], language, texts)}
                </option>
              ]
        )}
      </select>
    </label>
  )
}

/** How many translations are to be looked at in a language. */
function reviewCount(changed: readonly TranslatedText[], language: Language, texts: Speech['texts']): string {
  const count = changed.filter(({ originals }) => originals[language] !== undefined).length
  return count === 0 ? '' : ` · ${interpolate(texts.toReview, { count: String(count) })}`
}

interface ListProps extends Pick<Props, 'editing' | 'speech'> {
  open: (section: Section) => void
  section: Section | null
}

/** The way to a section, with how much is to be mended in it. */
function SectionList({ editing: { form, problems }, open, section: current, speech: { texts } }: ListProps) {
  if (form.length < 2) return null
  return (
    <nav aria-label={texts.sectionsLabel} className="studio-sections">
      {form.map(({ fields, section }) => {
        const count = fields.flatMap(({ name }) => problemsBelow(problems, name)).length
        return (
          <button
            aria-current={section === current ? 'true' : undefined}
            key={section}
            onClick={() => open(section)}
            type="button"
          >
            {texts.sections[section]}
            {count > 0 && <b> {count}</b>}
          </button>
        )
      })}
    </nav>
  )
}

/** Messages about a field could move a button while it is pressed, so they wait this long. */
const pauseMs = 300

/** Checks a field when it loses the focus, and loads referable documents once the editor works on the form. */
function useFormEvents(form: readonly FormSection[]): RefObject<HTMLFormElement | null> {
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = place.current
    const need = () => needReferences(form)
    let timer: ReturnType<typeof setTimeout>
    const check = () => {
      clearTimeout(timer)
      timer = setTimeout(editor.check, pauseMs)
    }
    element?.addEventListener('focusout', check)
    element?.addEventListener('focusin', need)
    return () => {
      clearTimeout(timer)
      element?.removeEventListener('focusout', check)
      element?.removeEventListener('focusin', need)
    }
  }, [form])
  return place
}

/** The names of what the document refers to are read once the editor works on it. */
function needReferences(form: readonly FormSection[]): void {
  for (const { fields } of form)
    for (const { refersTo } of fields) {
      const collection = studioCollections.find((name): name is StudioCollection => name === refersTo)
      if (collection) void documents.need(collection)
    }
}

/** The fields of a section that are shown, and the seldom used ones without a value, which are folded. A field that was shown once stays. */
function useUnfolded(
  fields: readonly FieldForm[],
  { fields: values, problems }: Pick<Editing, 'fields' | 'problems'>,
  lead: string | null
) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const isNeeded = ({ isSeldom, name }: FieldForm) =>
    !isSeldom ||
    values[name] !== undefined ||
    lead?.split('.')[0] === name ||
    problemsBelow(problems, name).length > 0
  const unseen = fields.filter(form => isNeeded(form) && !opened.has(form.name))
  if (unseen.length > 0) setOpened(new Set([...opened, ...unseen.map(({ name }) => name)]))
  return {
    add: (name: string) => {
      setOpened(new Set([...opened, name]))
      focusOnField(name)
    },
    folded: fields.filter(form => !opened.has(form.name) && !isNeeded(form)),
    shown: fields.filter(form => opened.has(form.name) || isNeeded(form))
  }
}
