import { type Language, languages } from '#domain/text/locale.ts'

import { type DocumentText, originalFor } from './texts.ts'

/**
 * What a translation was made of. It is known by what it says, and not by its place: so entries of a list may be moved, and a translation that was changed elsewhere is no longer taken for the old one.
 */
export interface MadeOf {
  /** `precios.*.nombre` */
  field: string
  language: Language
  translation: string
  original: string
}

/** A text in one language. */
export interface TextPlace {
  path: string
  language: Language
}

/**
 * What is known once a document was changed: what was there already was made of the original it had, unless something else is known; what is new, or was looked
 * at, of the original it has now. What is no longer said is forgotten.
 */
export function originalsAfter(
  known: readonly MadeOf[],
  before: readonly DocumentText[],
  after: readonly DocumentText[],
  looked: readonly TextPlace[] = []
): MadeOf[] {
  const noted = indexOf(known)
  const others = before.flatMap(pairsOf).filter(pair => !noted.has(keyOf(pair)))
  const fromBefore = indexOf([...known, ...others])
  const found = after.flatMap(text =>
    pairsOf(text).flatMap(pair => {
      const made = fromBefore.get(keyOf(pair)) ?? []
      const isLookedAt = looked.some(({ language, path }) => path === text.path && language === pair.language)
      return isLookedAt || made.length === 0 || isUpToDate(made, pair) ? [pair] : made
    })
  )
  return [...new Map(found.map(made => [JSON.stringify([keyOf(made), made.original]), made])).values()]
}

/** The translations that were looked at and stay as they are, though their original is another one now. */
export function confirmedIn(
  known: readonly MadeOf[],
  before: readonly DocumentText[],
  after: readonly DocumentText[],
  looked: readonly TextPlace[]
): TextPlace[] {
  const originalBefore = createOriginals(known)
  return looked.filter(({ language, path }) => {
    const [was, is] = [before, after].map(texts => texts.find(text => text.path === path))
    if (was === undefined || is === undefined) return false
    return was.texts[language] === is.texts[language] && originalBefore(was, language) !== null
  })
}

/** Says of a text in a language the original it was made of, where that is another one now; null for what needs no look. */
export function createOriginals(known: readonly MadeOf[]) {
  const noted = indexOf(known)
  return (text: DocumentText, language: Language): string | null => {
    const pair = pairOf(text, language)
    const made = pair === null ? [] : (noted.get(keyOf(pair)) ?? [])
    return pair === null || isUpToDate(made, pair) ? null : (made.at(-1)?.original ?? null)
  }
}

function pairsOf(text: DocumentText): MadeOf[] {
  return languages.flatMap(language => pairOf(text, language) ?? [])
}

function pairOf({ field, texts }: DocumentText, language: Language): MadeOf | null {
  const translation = texts[language]
  const original = translation ? originalFor(texts, language) : null
  if (!translation || original === null) return null
  return { field: field.path, language, original: original.text, translation }
}

/** The same words in the same field are the same translation. */
function keyOf({ field, language, translation }: MadeOf): string {
  return `${field} ${language} ${translation}`
}

function indexOf(made: readonly MadeOf[]): ReadonlyMap<string, readonly MadeOf[]> {
  return Map.groupBy(made, keyOf)
}

function isUpToDate(made: readonly MadeOf[], { original }: MadeOf): boolean {
  return made.length === 0 || made.some(one => one.original === original)
}
