import type { FirestoreServer } from '@firestore-emulator/server'
import { collectionsOf, documentsOf, type Node, nodeAt } from './listings.ts'

type Query = Parameters<FirestoreServer['state']['v1Query']>[1]

/** The local Firestore looks in one collection, whatever it is asked: here it learns to look in all of a name, wherever they stand, as the real one does. */
export function supportCollectionGroups(database: FirestoreServer): void {
  const { state } = database
  const inOne = state.v1Query.bind(state)
  state.v1Query = (parent: string, query: Query) => {
    const [from] = query.from
    if (from === undefined || !from.all_descendants) return inOne(parent, query)
    return parentsOf(nodeAt(database, parent), from.collection_id, parent).flatMap(each => inOne(each, query))
  }
}

/** Whatever has such a collection, by its path, in the order of the paths. */
function parentsOf(node: Node, name: string, path: string): string[] {
  const below = collectionsOf(node).flatMap(collection =>
    documentsOf(node, collection).flatMap(document => parentsOf(Object(document), name, document.getPath()))
  )
  return node.collections?.[name] ? [path, ...below] : below
}
