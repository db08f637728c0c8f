import type { Author } from '#studio/document/studio-document.ts'

/** A person who has a document open, and since when (ISO 8601). */
export interface Present {
  author: Author
  since: string
}

/** How often an open document says so. */
export const presenceIntervalMs = 15_000
/** After so long without a signal the person counts as gone: a beat may come late, or be lost once. */
export const presenceTimeoutMs = 40_000

/** Whether a person who was seen then is still there. Both are in ISO 8601. */
export function isStillPresent(seenAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(seenAt) < presenceTimeoutMs
}
