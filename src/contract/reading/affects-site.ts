import { isDraft } from './draft.ts'
import { type CollectionName, collectionNames } from './snapshot.ts'

type Fields = Readonly<Record<string, unknown>>

/** The collection of editors that a document belongs to, by its path; null for all other documents. */
export function collectionAt(path: string): CollectionName | null {
  const name = path.split('/').at(-2)
  return collectionNames.find(known => known === name) ?? null
}

/**
 * Whether a write can be seen on the site: not when the document was private and stays so. Visitors may write opinions, which wait for
 * their review: they cannot make the site be published over and over.
 */
export function affectsSite(
  collection: CollectionName,
  before: Fields | undefined,
  after: Fields | undefined
): boolean {
  return [before, after].some(fields => fields !== undefined && isPublic(collection, fields))
}

function isPublic(collection: CollectionName, fields: Fields): boolean {
  return !isDraft(fields) && (collection !== 'comentarios' || fields['publicado'] === true)
}
