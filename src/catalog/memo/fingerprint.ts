import { createFingerprint } from 'live-publisher/content'

import { isLanguage, languages } from '#domain/text/locale.ts'
import { type LocalizedText, readIn } from '#domain/text/text.ts'

/** A short text that differs when anything in the data of a page differs; with a language, when anything differs that is read in it. */
export const fingerprint = createFingerprint({ isText, languages, readIn })

function isText(value: object): value is LocalizedText {
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([key, text]) => isLanguage(key) && typeof text === 'string')
}
