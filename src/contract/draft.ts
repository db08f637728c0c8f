import type { Words } from './problem.ts'
import { collectionNames, type RawDocument, type Snapshot } from './snapshot.ts'

/** A document that is still being written: nothing of it is for the public, its mistakes included. */
export function isDraft(document: Readonly<Record<string, unknown>>): boolean {
  return document['borrador'] === true
}

/** What is neither yes nor no could mean either: such a document is left out, because what is private may not slip out. */
export function hasReadableDraftMark(document: Readonly<Record<string, unknown>>): boolean {
  const mark = document['borrador']
  return mark === undefined || mark === null || typeof mark === 'boolean'
}

export const draftMarkWords = {
  expected: 'true o false',
  problem: 'no dice si es un borrador'
} as const satisfies Words

/** The documents as they were if every draft were published: what a preview is made of. */
export function withDraftsPublished(snapshot: Snapshot): Snapshot {
  const collections = { ...snapshot.collections }
  for (const name of collectionNames) collections[name] = collections[name].map(published)
  return { ...snapshot, collections }
}

/** A public document stays the same object, so that a decoder which remembers has nothing to do for it. */
function published(document: RawDocument): RawDocument {
  return isDraft(document) ? { ...document, borrador: false } : document
}
