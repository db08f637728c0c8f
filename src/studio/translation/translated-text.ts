import { type Language, languages, perLanguage } from '#domain/text/locale.ts'

import { createOriginals, type MadeOf, type TextPlace } from './originals.ts'
import { type MachineText, machineTextFor } from './machine-text.ts'
import { type DocumentText, originalFor, type TextsPerLanguage } from './texts.ts'

/** A text as translators see it: what it says, what it was translated from where that is another text now, and what a machine proposes. */
export interface TranslatedText {
  path: string
  isHtml: boolean
  texts: TextsPerLanguage
  /** The originals that translations were made of, where they were changed since. */
  originals: TextsPerLanguage
  /** These are unread, and no page shows them. */
  machine: TextsPerLanguage
}

/** The studio's notes about the translations of a document. */
export interface TranslationNotes {
  madeOf: readonly MadeOf[]
  machine: readonly MachineText[]
}

export type TextState = 'changed' | 'done' | 'machine' | 'missing'

/** The texts of a document, with what is known of their translations. */
export function translatedTexts(
  texts: readonly DocumentText[],
  { machine, madeOf }: TranslationNotes
): TranslatedText[] {
  const originalBefore = createOriginals(madeOf)
  return texts.map(text => ({
    isHtml: text.field.isHtml,
    machine: machine.length === 0 ? {} : filled(language => machineTextFor(machine, text, language)),
    originals: madeOf.length === 0 ? {} : filled(language => originalBefore(text, language)),
    path: text.path,
    texts: text.texts
  }))
}

/** How a text stands in a language: there, missing, proposed by a machine, or made of an original that was changed since. */
export function stateOf(text: TranslatedText, language: Language): TextState {
  if (text.originals[language] !== undefined) return 'changed'
  if (text.texts[language]) return 'done'
  return text.machine[language] === undefined ? 'missing' : 'machine'
}

export type StateCounts = Readonly<Record<Exclude<TextState, 'done'>, number>>

export const noCounts: StateCounts = { changed: 0, machine: 0, missing: 0 }

/** How many texts are to be written or looked at, language by language. */
export function countsOf(texts: readonly TranslatedText[]): Record<Language, StateCounts> {
  return perLanguage(language => {
    const states = texts.map(text => stateOf(text, language))
    const count = (state: TextState) => states.filter(found => found === state).length
    return { changed: count('changed'), machine: count('machine'), missing: count('missing') }
  })
}

export function openIn({ changed, machine, missing }: StateCounts): number {
  return changed + machine + missing
}

/** The next text that is to be written or looked at, after a place in the document; from its beginning where there is none behind. */
export function nextOpen(
  texts: readonly TranslatedText[],
  language: Language,
  path: string | null
): TextPlace | null {
  const index = texts.findIndex(text => text.path === path)
  const inTurn = [...texts.slice(index + 1), ...texts.slice(0, Math.max(0, index))]
  const found = inTurn.find(text => stateOf(text, language) !== 'done' && originalFor(text.texts, language))
  return found === undefined ? null : { language, path: found.path }
}

function filled(textIn: (language: Language) => string | null): TextsPerLanguage {
  return Object.fromEntries(
    languages.flatMap(language => {
      const text = textIn(language)
      return text === null ? [] : [[language, text]]
    })
  )
}
