import type { IssueTexts } from '#contract/problems/problem.ts'
import { type CollectionName, collectionNames, type RawDocument, type Snapshot } from './snapshot.ts'

/** A document that is still being written: nothing of it is for the public, its mistakes included. */
export function isDraft(document: Readonly<Record<string, unknown>>): boolean {
  return document['borrador'] === true
}

/** An unreadable mark could mean either, and a draft must not become public: such a document is left out. */
export function hasReadableDraftMark(document: Readonly<Record<string, unknown>>): boolean {
  const mark = document['borrador']
  return mark === undefined || mark === null || typeof mark === 'boolean'
}

export const draftMarkWords = {
  expected: 'true o false',
  problem: 'no dice si es un borrador'
} as const satisfies IssueTexts

/** The documents as they were if every draft were published: what a preview is made of. */
export function withDraftsPublished(snapshot: Snapshot): Snapshot {
  const collections = { ...snapshot.collections }
  for (const name of collectionNames) collections[name] = collections[name].map(published)
  return { ...snapshot, collections }
}

/** The documents as they were with one of them like that. */
export function withDocument(
  snapshot: Snapshot,
  collection: CollectionName,
  document: RawDocument
): Snapshot {
  const others = snapshot.collections[collection].filter(({ id }) => id !== document.id)
  return { ...snapshot, collections: { ...snapshot.collections, [collection]: [...others, document] } }
}

/** A public document stays the same object, so that a decoder which remembers has nothing to do for it. */
export function published(document: RawDocument): RawDocument {
  return isDraft(document) ? { ...document, borrador: false } : document
}

/** A draft as a list names it. */
export interface DraftName {
  collection: CollectionName
  id: string
  name: string
}

/** The drafts of a snapshot. An opinion is no draft: it waits for its review. */
export function draftsIn({ collections }: Snapshot): DraftName[] {
  return collectionNames
    .filter(name => name !== 'comentarios')
    .flatMap(collection =>
      collections[collection].filter(isDraft).map(document => ({
        collection,
        id: document.id,
        name: nameIn(document)
      }))
    )
}

/** Whatever it is called so far, in Spanish rather than in another language. */
export function nameIn(document: RawDocument): string {
  const written = document['nombre'] ?? document['pregunta'] ?? document['text']
  const { es, ...others }: Record<string, unknown> =
    typeof written === 'string' ? { es: written } : Object(written)
  const texts: unknown[] = [es, ...Object.values(others)]
  return texts.find(text => typeof text === 'string' && text !== '')?.toString() ?? document.id
}
