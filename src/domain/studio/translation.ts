import { isLanguage, type Language } from '#domain/text/locale.ts'

import { isSameValue } from './document-patch.ts'
import type { DocumentFields, DocumentValue } from './document-value.ts'

/**
 * Whether what changed from one document to another is a translation into these languages: in a text that is there in some language already, another one in
 * one of these. All else is as it was: order and number of what is in lists, too. `textFields` are those whose plain text counts as Spanish.
 */
export function isTranslation(
  before: DocumentFields,
  after: DocumentFields,
  { languages, textFields }: { languages: readonly Language[]; textFields: ReadonlySet<string> }
): boolean {
  const perLanguage = (fields: DocumentFields): DocumentFields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        textFields.has(name) && typeof value === 'string' ? { es: value } : value
      ])
    )
  return isTranslated(perLanguage(before), perLanguage(after), languages)
}

function isTranslated(
  before: DocumentValue | undefined,
  after: DocumentValue | undefined,
  languages: readonly Language[]
): boolean {
  if (before === undefined || after === undefined) return before === after
  if (isSameValue(before, after)) return true
  const [original, translated] = [textsIn(before), textsIn(after)]
  if (original !== null && translated !== null) return areTranslated(original, translated, languages)
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after))
    return false
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...one.keys(), ...other.keys()])].every(name =>
    isTranslated(one.get(name), other.get(name), languages)
  )
}

type Texts = ReadonlyMap<string, string>

/** The last text that is left is no translator's to take away. */
function areTranslated(before: Texts, after: Texts, languages: readonly Language[]): boolean {
  if (after.size === 0) return false
  const all = [...new Set([...before.keys(), ...after.keys()])]
  return all.every(
    code => before.get(code) === after.get(code) || languages.some(language => language === code)
  )
}

/** The texts per language in a value; null for what has none. */
function textsIn(value: DocumentValue): Texts | null {
  if (!isContainer(value) || Array.isArray(value)) return null
  const entries = Object.entries(value)
  const texts = entries.flatMap(([name, text]): [string, string][] =>
    isLanguage(name) && typeof text === 'string' ? [[name, text]] : []
  )
  return texts.length === entries.length && texts.length > 0 ? new Map(texts) : null
}

function isContainer(
  value: DocumentValue
): value is Exclude<DocumentValue, null | boolean | number | string> {
  return typeof value === 'object' && value !== null
}
