import { isDraft } from './draft.ts'
import type { CollectionName } from './snapshot.ts'

type Fields = Readonly<Record<string, unknown>>

/** Where the documents of a collection lie, in the words of a trigger. Opinions stand below their experience. */
export function documentsOf(collection: CollectionName): string {
  return collection === 'comentarios' ? 'experiencias/{experiencia}/comentarios/{id}' : `${collection}/{id}`
}

/**
 * Whether a write can be seen on the site: not when the document was private and stays so. Visitors may write opinions, which wait for
 * their review: they cannot make the site be published over and over.
 */
export function concernsTheSite(
  collection: CollectionName,
  before: Fields | undefined,
  after: Fields | undefined
): boolean {
  return [before, after].some(fields => fields !== undefined && isPublic(collection, fields))
}

function isPublic(collection: CollectionName, fields: Fields): boolean {
  return !isDraft(fields) && (collection !== 'comentarios' || fields['publicado'] === true)
}
