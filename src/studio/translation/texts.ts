import { type DocumentFields, type DocumentValue, isList } from '#domain/data/document-value.ts'
import { isLanguage, type Language, languages } from '#domain/text/locale.ts'

/** A field with a text per language, as the schema of a collection says: `nombre`, or `precios.*.nombre` within the items of a list. */
export interface TextField {
  path: string
  isHtml: boolean
}

export type TextsPerLanguage = Readonly<Partial<Record<Language, string>>>

/** A text of a document in all of its languages. */
export interface DocumentText {
  /** Where it stands: `precios.0.nombre`. */
  path: string
  field: TextField
  texts: TextsPerLanguage
}

/** The texts of a document that are there in some language. A plain one is Spanish. */
export function textsIn(fields: DocumentFields, textFields: readonly TextField[]): DocumentText[] {
  return textFields.flatMap(field =>
    placesOf(fields, field.path.split('.')).flatMap(({ path, value }) => {
      const texts = perLanguage(value)
      return Object.values(texts).some(Boolean) ? [{ field, path, texts }] : []
    })
  )
}

/** The document with another text in one language; an empty one takes that language away. Only what is a text already changes. */
export function withTextAt(
  fields: DocumentFields,
  { language, path, text }: { language: Language; path: string; text: string }
): DocumentFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const [first, ...rest] = path.split('.')
      return [name, name === first ? changedAt(value, rest, language, text) : value]
    })
  )
}

/** Source for translating a text: Spanish, or where Spanish is missing, the first language that exists. Null for the original itself. */
export function originalFor(
  texts: TextsPerLanguage,
  language: Language
): { language: Language; text: string } | null {
  const [found] = languages.flatMap(other => {
    const text = texts[other]
    return text && other !== language ? [{ language: other, text }] : []
  })
  return found === undefined || (language === 'es' && texts.es) ? null : found
}

interface Place {
  path: string
  value: DocumentValue
}

function placesOf(value: DocumentValue, [name, ...rest]: readonly string[], path = ''): Place[] {
  if (name === undefined) return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  if (name === '*')
    return isList(value)
      ? value.flatMap((item, index) => placesOf(item, rest, `${path}.${String(index)}`))
      : []
  const member = isList(value) ? undefined : new Map(Object.entries(value)).get(name)
  return member === undefined ? [] : placesOf(member, rest, path === '' ? name : `${path}.${name}`)
}

function perLanguage(value: DocumentValue): TextsPerLanguage {
  if (typeof value === 'string') return { es: value }
  if (typeof value !== 'object' || value === null || isList(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      ([code, text]) => isLanguage(code) && typeof text === 'string' && text !== ''
    )
  )
}

function changedAt(
  value: DocumentValue,
  [name, ...rest]: readonly string[],
  language: Language,
  text: string
): DocumentValue {
  if (name === undefined) return changedText(value, language, text)
  if (typeof value !== 'object' || value === null) return value
  const change = (member: DocumentValue, key: string) =>
    key === name ? changedAt(member, rest, language, text) : member
  return isList(value)
    ? value.map((item, index) => change(item, String(index)))
    : Object.fromEntries(Object.entries(value).map(([key, member]) => [key, change(member, key)]))
}

function changedText(value: DocumentValue, language: Language, text: string): DocumentValue {
  const before = typeof value === 'string' ? { es: value } : value
  if (typeof before !== 'object' || before === null || isList(before)) return value
  const others = Object.entries(before).filter(([code]) => code !== language)
  return Object.fromEntries(text === '' ? others : [...others, [language, text]])
}
