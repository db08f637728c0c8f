import { type Language, languages } from '#domain/text/locale.ts'

import { type DocumentText, originalFor } from './texts.ts'

/** Original from which a translation was made. It is identified by its text and not by its place, so that entries of a list may be moved, and a translation that was changed elsewhere is not taken for the old one. */
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

/** Updates the originals after a change. An existing translation keeps its recorded original, or else the one it had; a new or reviewed one gets the current original. Texts that are gone are forgotten. */
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

/** Equal words in the same field are one translation. */
function keyOf({ field, language, translation }: MadeOf): string {
  return `${field} ${language} ${translation}`
}

function indexOf(made: readonly MadeOf[]): ReadonlyMap<string, readonly MadeOf[]> {
  return Map.groupBy(made, keyOf)
}

function isUpToDate(made: readonly MadeOf[], { original }: MadeOf): boolean {
  return made.length === 0 || made.some(one => one.original === original)
}
