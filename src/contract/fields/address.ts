import type { Note } from '#contract/reading/decoding.ts'
import type { IssueTexts } from '#contract/problems/problem.ts'

export const httpsWords = {
  expected: 'una dirección que empiece por https://',
  problem: 'no es una dirección https'
} as const satisfies IssueTexts

const ownPath = /^\/(?![/\\])[^\s\\]*$/

/** The address, normalised; null unless it is https. */
export function httpsUrl(text: string): string | null {
  const url = URL.parse(text)
  return url?.protocol === 'https:' ? url.href : null
}

/** Whether it leads to a place of this site: a path from the root. */
export function isOwnPath(text: string): boolean {
  return ownPath.test(text)
}

/** An https address or a path of our own; anything else is reported and ignored. */
export function readAddress(field: string, text: string | null, note: Note): string | null {
  if (text === null || isOwnPath(text)) return text
  return readHttps(field, text, note)
}

export function readHttps(field: string, text: string | null, note: Note): string | null {
  const url = text === null ? null : httpsUrl(text)
  if (text !== null && url === null) note(field, httpsWords, text)
  return url
}
