import { hash } from 'node:crypto'

import { isLanguage, type Language, perLanguage } from '#domain/text/locale.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { type LocalizedText, readIn } from '#domain/text/text.ts'

/** What a value says: the same in every language, or in each of them something else. */
type Print = string | Readonly<Record<Language, string>>

const shortList = 8
const known = new WeakMap<object, Print>()

/**
 * A short text that differs when anything inside the value differs; with a language, when anything differs that is read in it: texts are taken as
 * `readIn` finds them, so what another language says is another matter. Objects are hashed once and remembered, so the print of a page costs as much
 * as the number of parts it is made of. The values must not be changed afterwards: content never is.
 */
export function fingerprint(value: unknown, language: Language | null = null): string {
  const print = printOf(value)
  if (typeof print === 'string') return print
  return language === null ? inEveryLanguage(print) : print[language]
}

const inEveryLanguage = memoizeWeak((print: Readonly<Record<Language, string>>) =>
  digest(Object.values(print).join('\n'))
)

function printOf(value: unknown): Print {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  // As quickly written out as looked up: most are made anew for each page.
  if (Array.isArray(value) && value.length <= shortList)
    return combined(value.map(printOf), parts => `[${parts.join()}]`)
  const remembered = known.get(value)
  if (remembered !== undefined) return remembered
  const print = isText(value) ? textPrint(value) : combined(partsOf(value), parts => digest(parts.join('\n')))
  known.set(value, print)
  return print
}

function partsOf(value: object): Print[] {
  if (Array.isArray(value)) return ['[', ...value.map(printOf)]
  return Object.entries(value).flatMap(([key, part]) => [key, printOf(part)])
}

function combined(parts: Print[], combine: (parts: string[]) => string): Print {
  const inAll = parts.filter(part => typeof part === 'string')
  return inAll.length === parts.length
    ? combine(inAll)
    : perLanguage(language => combine(parts.map(part => (typeof part === 'string' ? part : part[language]))))
}

/** A text in one language alone is read by everybody as it is. */
function textPrint(text: LocalizedText): Print {
  const shown = perLanguage(language => digest(JSON.stringify(readIn(language, text))))
  return Object.keys(text).length === 1 ? shown.es : shown
}

function isText(value: object): value is LocalizedText {
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([key, text]) => isLanguage(key) && typeof text === 'string')
}

function digest(text: string): string {
  return hash('sha1', text, 'base64url')
}
