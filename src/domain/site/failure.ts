import type { Texts } from '#texts.ts'

/** Why something did not work, in words: the reasons that people can do something about, and one for all others. */
export type FailureTexts = Texts['failure']

/** Codes that mean the same to anyone who reads them. */
const alike: Readonly<Record<string, keyof FailureTexts>> = {
  aborted: 'unavailable',
  'card-expired': 'invalid-argument',
  'card-expiry-invalid': 'invalid-argument',
  'deadline-exceeded': 'unavailable',
  'permission-denied': 'unauthenticated',
  'purchase-unknown': 'not-found'
}

export function reasonIn(texts: FailureTexts, code: string): string {
  const key = alike[code] ?? code
  return isKnown(texts, key) ? texts[key] : texts.other
}

function isKnown(texts: FailureTexts, key: string): key is keyof FailureTexts {
  return Object.hasOwn(texts, key)
}
