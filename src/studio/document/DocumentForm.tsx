import { type RefObject, useEffect, useRef } from 'react'

import type { Editing } from './editing.ts'
import { problemsBelow } from '#studio/form/field-problem.ts'
import type { FieldForm, FormSection } from '#domain/data/field-form.ts'
import type { StudioCollection } from './studio-document.ts'
import { studioCollections } from './studio-document.ts'
import type { TranslatedText } from '#studio/translation/translated-text.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import { documents } from '#studio/list/documents.store.ts'
import { editor } from './editor.store.ts'

import type { Speech } from '#studio/form/field-props.view.ts'
import { FieldView } from '#studio/form/FieldView.tsx'

interface Props {
  editing: Editing
  onBeside: (language: Speech['beside']) => void
  speech: Speech
}

/** Every field of a document, by section. What is wrong is said when a field is left. */
export function DocumentForm({ editing, onBeside, speech }: Props) {
  const place = useFormEvents(editing.form)
  return (
    <div className="studio-form-page">
      <SectionList {...{ editing, speech }} />
      <form className="studio-form" noValidate ref={place} onSubmit={event => event.preventDefault()}>
        <BesideChoice onBeside={onBeside} speech={speech} />
        {editing.form.map(({ fields, section }) => (
          <section aria-labelledby={`studio-section-${section}`} className="studio-section" key={section}>
            <h3 id={`studio-section-${section}`} tabIndex={-1}>
              {speech.texts.sections[section]}
            </h3>
            {fields.map(form => (
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
            ))}
          </section>
        ))}
      </form>
    </div>
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

/** The way to a section, with how much is to be mended in it. */
function SectionList({ editing: { form, problems }, speech: { texts } }: Pick<Props, 'editing' | 'speech'>) {
  if (form.length < 2) return null
  return (
    <nav aria-label={texts.sectionsLabel} className="studio-sections">
      {form.map(({ fields, section }) => {
        const count = fields.flatMap(({ name }) => problemsBelow(problems, name)).length
        return (
          <button key={section} onClick={() => goToSection(section)} type="button">
            {texts.sections[section]}
            {count > 0 && <b> {count}</b>}
          </button>
        )
      })}
    </nav>
  )
}

function goToSection(section: FormSection['section']): void {
  const heading = document.getElementById(`studio-section-${section}`)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
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
