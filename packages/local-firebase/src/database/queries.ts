import type { FirestoreServer } from '@firestore-emulator/server'
import { collectionsOf, documentsOf, type Node, nodeAt } from './listings.ts'

type Query = Parameters<FirestoreServer['state']['v1Query']>[1]

const byId = '__name__'

/** The local Firestore knows neither an order by ids nor where a page begins: here it learns both, for queries that go through a collection by the ids of its documents. */
export function supportPaging(database: FirestoreServer): void {
  const { state } = database
  const all = state.v1Query.bind(state)
  state.v1Query = (parent: string, query: Query) => {
    const [order, ...more] = query.order_by
    if (order?.field.field_path !== byId || more.length > 0) return all(parent, query)
    const sorted = all(parent, withoutLimit(query)).toSorted((one, other) =>
      one.getPath() < other.getPath() ? -1 : 1
    )
    const { before = false, values = [] } = query.has_start_at ? query.start_at : {}
    const start = values[0]?.reference_value
    const found = sorted.filter(document => {
      const path = document.getPath()
      return start === undefined || path > start || (before && path === start)
    })
    return query.has_limit ? found.slice(0, query.limit.value) : found
  }
}

function withoutLimit(query: Query): Query {
  return new Proxy(query, {
    get: (target, name): unknown => (name === 'has_limit' ? false : Reflect.get(target, name, target))
  })
}

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

/** Lists the paths of all documents that have such a collection, in the order of the paths. */
function parentsOf(node: Node, name: string, path: string): string[] {
  const below = collectionsOf(node).flatMap(collection =>
    documentsOf(node, collection).flatMap(document => parentsOf(Object(document), name, document.getPath()))
  )
  return node.collections?.[name] ? [path, ...below] : below
}
