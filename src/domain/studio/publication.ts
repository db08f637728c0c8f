/** How the publisher stands, as far as somebody who has just saved wants to know. */
export interface PublicationStatus {
  /** When the publisher last looked at the documents, ISO 8601. */
  checkedAt: string
  /** When visitors last got something else, and how many pages that were; null before the first publication. */
  published: { moment: string; pages: number } | null
  /** Why visitors do not have what the documents say. */
  waiting: 'failed' | 'held' | null
}

/** Where a saved document stands. */
export type Online =
  | { kind: 'none' }
  | { kind: 'waiting' }
  | { kind: 'online'; seconds: number; pages: number }
  /** The publisher has seen it, and no page is another. */
  | { kind: 'same' }
  | { kind: 'failed' | 'held' }
  /** It takes longer than it should, or nobody may say. */
  | { kind: 'unknown' }

/** What a status says of a document that was saved at a moment; null while the publisher has not seen it. */
export function onlineAfter(
  saved: string,
  { checkedAt, published, waiting }: PublicationStatus
): Online | null {
  const moment = momentOf(saved)
  if (Date.parse(checkedAt) < moment) return null
  if (waiting !== null) return { kind: waiting }
  const delay = published === null ? -1 : Date.parse(published.moment) - moment
  if (published === null || delay < 0) return { kind: 'same' }
  return { kind: 'online', pages: published.pages, seconds: delay / 1000 }
}

/** Of a revision to the billionth of a second. */
function momentOf(revision: string): number {
  return Date.parse(revision.replace(/(\.\d{3})\d*Z$/, '$1Z'))
}
