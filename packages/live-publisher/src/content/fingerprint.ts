import { hash } from 'node:crypto'

import { memoizeWeak } from './memoize-weak.ts'

/** Tells which objects of a content are texts, and how one is read. */
export interface Texts<Language extends string, Text extends object> {
  languages: readonly Language[]
  /** Says whether an object is a text in several languages. */
  isText: (value: object) => value is Text
  /** Reads a text in a language, with everything that is shown of it, such as the language it is really in. */
  readIn: (language: Language, text: Text) => unknown
}

/** Fingerprint of a value: one for all languages, or one for each of them. */
type Print = string | Readonly<Record<string, string>>

const shortList = 8

/**
 * A short text that differs when anything inside a value differs; with a language, when anything differs that is read in it: what a text says in another language
 * is another matter. Objects are hashed once and remembered, so the print of a page costs as much as the number of parts it is made of. The values must not be
 * changed afterwards.
 */
export function createFingerprint<Language extends string, Text extends object>(
  texts: Texts<Language, Text>
) {
  const known = new WeakMap<object, Print>()

  const printOf = (value: unknown): Print => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
    // As quickly written out as looked up: most are made anew for each page.
    if (Array.isArray(value) && value.length <= shortList)
      return combined(value.map(printOf), parts => `[${parts.join()}]`)
    const remembered = known.get(value)
    if (remembered !== undefined) return remembered
    const print = texts.isText(value)
      ? textPrint(value)
      : combined(partsOf(value), parts => digest(parts.join('\n')))
    known.set(value, print)
    return print
  }
  const partsOf = (value: object): Print[] => {
    if (Array.isArray(value)) return ['[', ...value.map(printOf)]
    return Object.entries(value).flatMap(([key, part]) => [key, printOf(part)])
  }
  const combined = (parts: Print[], combine: (parts: string[]) => string): Print => {
    const inAll = parts.filter(part => typeof part === 'string')
    return inAll.length === parts.length
      ? combine(inAll)
      : perLanguage(language =>
          combine(parts.map(part => (typeof part === 'string' ? part : (part[language] ?? ''))))
        )
  }
  /** A text in one language alone reads the same in every language. */
  const textPrint = (text: Text): Print => {
    const shown = perLanguage(language => digest(JSON.stringify(texts.readIn(language, text))))
    return Object.keys(text).length === 1 ? (Object.values(shown)[0] ?? '') : shown
  }
  const perLanguage = (print: (language: Language) => string): Record<string, string> => {
    const prints: Record<string, string> = {}
    for (const language of texts.languages) prints[language] = print(language)
    return prints
  }

  return (value: unknown, language: string | null = null): string => {
    const print = printOf(value)
    if (typeof print === 'string') return print
    return language === null ? inEveryLanguage(print) : (print[language] ?? inEveryLanguage(print))
  }
}

const inEveryLanguage = memoizeWeak((print: Readonly<Record<string, string>>) =>
  digest(Object.values(print).join('\n'))
)

function digest(text: string): string {
  return hash('sha1', text, 'base64url')
}
