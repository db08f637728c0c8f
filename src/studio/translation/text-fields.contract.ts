import { formOfCollection } from '#contract/documents/forms.ts'
import { storedHtml } from '#contract/fields/html.ts'
import { typeIn } from '#contract/values/document-value.ts'
import { memoizeByWord } from '#domain/data/memoize.ts'
import type { EditorText, FieldForm } from '#domain/data/field-form.ts'
import { type DocumentFields, type DocumentValue, isList } from '#domain/data/document-value.ts'
import type { DocumentPlace, StudioCollection } from '#studio/document/studio-document.ts'
import type { TextField } from './texts.ts'

/** A field with a text per language, and what editors call it. */
interface NamedTextField extends TextField {
  label: EditorText
}

/** The fields of a collection with a text per language, also within groups and lists. A plain text in one counts as Spanish. */
export const textFieldsOf: (collection: StudioCollection) => readonly NamedTextField[] = memoizeByWord(
  (collection: StudioCollection) =>
    formOfCollection(collection).flatMap(({ fields }) => fields.flatMap(field => textsOf(field)))
)

function textsOf(
  { control, fields, item, label, name }: FieldForm,
  before = '',
  of = empty
): NamedTextField[] {
  const path = [before, name].filter(Boolean).join('.')
  const named = name === '' ? of : joined(of, label)
  if (control === 'text-per-language' || control === 'html-per-language')
    return [{ isHtml: control === 'html-per-language', label: named, path }]
  if (item !== null) return textsOf({ ...item, name: '' }, `${path}.*`, named)
  return fields.flatMap(member => textsOf(member, path, named))
}

const empty: EditorText = { en: '', es: '' }

function joined(one: EditorText, other: EditorText): EditorText {
  const both = (language: keyof EditorText) => [one[language], other[language]].filter(Boolean).join(' · ')
  return { en: both('en'), es: both('es') }
}

const dated: StudioCollection[] = ['experiencias', 'preguntas']

/** The fields with their html made safe: before they are stored, not only before they are shown. A text in which nothing is seen is none. */
export function withSafeHtml(collection: StudioCollection, fields: DocumentFields): DocumentFields {
  const html = new Set(textFieldsOf(collection).flatMap(({ isHtml, path }) => (isHtml ? [path] : [])))
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, html.has(name) ? safeTexts(value) : value])
  )
}

/** An experience or a question says when an editor changed it last, unless the editor says so. */
export function withMomentOfChange(
  { collection }: DocumentPlace,
  changed: DocumentFields,
  moment: Date
): DocumentFields {
  if (!dated.includes(collection) || 'actualizado' in changed) return changed
  return { ...changed, actualizado: moment.toISOString() }
}

/** Wherever it stands: a name that is no language today may be one tomorrow. Values that JSON has not are no texts. */
function safeTexts(value: DocumentValue): DocumentValue {
  if (typeof value === 'string') return storedHtml(value) || null
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(safeTexts)
  if (typeIn(value) !== null) return value
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, safeTexts(text)]))
}
