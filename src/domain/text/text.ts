import { type Language, languages } from './locale.ts'

/** A text in the languages it is written in. Never empty: it has at least one language. */
export type LocalizedText = Partial<Record<Language, string>>

/** A text as it is shown: in the language asked for, or in the one there is. */
export interface ShownText {
  language: Language
  text: string
}

/** The text in that language; else in Spanish; else in any language there is. */
export function readIn(language: Language, text: LocalizedText): ShownText {
  for (const candidate of [language, ...languages]) {
    const found = text[candidate]
    if (found !== undefined) return { language: candidate, text: found }
  }
  return { language, text: '' }
}

export function isWrittenIn(language: Language, text: LocalizedText): boolean {
  return text[language] !== undefined
}
