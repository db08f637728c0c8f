import { isSame } from '#studio/document/patch.ts'
import type { DocumentFields, DocumentValue } from '#domain/data/document-value.ts'
import { isList } from '#domain/data/document-value.ts'
import { type Language, languages as allLanguages } from '#domain/text/locale.ts'

import { type DocumentText, type TextField, textsIn, type TextsPerLanguage } from './texts.ts'

/**
 * Whether what changed from one document to another is a translation into these languages: in a text that is there in some language already, another one in
 * one of these. All else is as it was: order and number of what is in lists, too.
 */
export function isTranslation(
  before: DocumentFields,
  after: DocumentFields,
  { languages, textFields }: { languages: readonly Language[]; textFields: readonly TextField[] }
): boolean {
  const [originals, translated] = [textsIn(before, textFields), textsIn(after, textFields)]
  const found = new Map(translated.map(({ path, texts }) => [path, texts]))
  return (
    originals.length === translated.length &&
    originals.every(({ path, texts }) => areTranslated(texts, found.get(path), languages)) &&
    isSame(withoutTexts(before, originals), withoutTexts(after, originals))
  )
}

/** The last text that is left is no translator's to take away. */
function areTranslated(
  before: TextsPerLanguage,
  after: TextsPerLanguage | undefined,
  languages: readonly Language[]
): boolean {
  if (after === undefined) return false
  return allLanguages.every(code => before[code] === after[code] || languages.includes(code))
}

function withoutTexts(fields: DocumentFields, texts: readonly DocumentText[]): DocumentValue {
  const paths = new Set(texts.map(({ path }) => path))
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, without(value, name, paths)])
  )
}

/** The value without its translatable texts, so that the rest can be compared. */
function without(value: DocumentValue, path: string, paths: ReadonlySet<string>): DocumentValue {
  if (typeof value !== 'object' || value === null) return paths.has(path) ? {} : value
  if (isList(value)) return value.map((item, index) => without(item, `${path}.${String(index)}`, paths))
  const isText = paths.has(path)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]): [string, DocumentValue][] =>
      isText && allLanguages.some(code => code === name) && (typeof member === 'string' || member === null)
        ? []
        : [[name, without(member, `${path}.${name}`, paths)]]
    )
  )
}
