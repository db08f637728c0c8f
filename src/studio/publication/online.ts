/** A document as it was saved: `revision` is the moment of the write. */
export interface SavedDocument {
  /** `experiencias/kayak`. */
  document: string
  revision: string
}

/** A saved document that the publisher has published. */
export interface PublishedDocument extends SavedDocument {
  /** From the write until visitors had it; null while that is not so. */
  milliseconds: number | null
  /** How many pages it changed. */
  pages: number
}

/** How the publisher stands, as far as it matters after saving. */
export interface PublicationStatus {
  /** When the publisher last looked at the documents, ISO 8601. */
  checkedAt: string
  /** The last ones, each document once. */
  edits: readonly PublishedDocument[]
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
  /** It takes longer than it should, or the status may not be read. */
  | { kind: 'unknown' }

/** State of a saved document according to the publisher's status; null while the publisher has not seen it. */
export function onlineAfter(
  { document, revision }: SavedDocument,
  { checkedAt, edits, waiting }: PublicationStatus
): Online | null {
  const saved = momentOf(revision)
  const edit = edits.find(each => each.document === document && momentOf(each.revision) >= saved)
  if (edit && edit.milliseconds !== null) {
    if (edit.pages === 0) return { kind: 'same' }
    return { kind: 'online', pages: edit.pages, seconds: edit.milliseconds / 1000 }
  }
  return waiting !== null && Date.parse(checkedAt) >= saved ? { kind: waiting } : null
}

/** Of a revision to the billionth of a second. */
function momentOf(revision: string): number {
  return Date.parse(revision.replace(/(\.\d{3})\d*Z$/, '$1Z'))
}
