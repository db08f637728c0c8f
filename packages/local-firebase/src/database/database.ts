import { createRequire } from 'node:module'
import { FirestoreServer } from '@firestore-emulator/server'
import type * as grpc from '@grpc/grpc-js'
import { notifyOfChangesOnly } from './change-notifications.ts'
import { collectionsOf, documentsOf, type Node, nodeAt, serveListings } from './listings.ts'
import { change, repair, withMessages } from './repairs.ts'
import { loopback } from '../ports.ts'

type Query = Parameters<FirestoreServer['state']['v1Query']>[1]

const byId = '__name__'

/** The local Firestore knows neither an order by ids nor where a page begins: here it learns both, for queries that go through a collection by the ids of its documents. */
function supportPaging(database: FirestoreServer): void {
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
function supportCollectionGroups(database: FirestoreServer): void {
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

/** The client of Firestore would ask again for ten minutes after most others. */
const invalid = 3

type Answer = (error: { code: number; details: string }) => void

/**
 * The local Firestore keeps documents by their names in plain objects, and takes `constructor` or `toString` for one that is there. An error in one of its answers ends the
 * whole program. Here it learns that a name is a name, and that a question that fails is answered so.
 */
function tolerateMalformedRequests(database: FirestoreServer): void {
  const { state } = database
  const place = state.getProject('any').getDatabase('(default)')
  const collection = place.getCollection('any')
  forgetInherited(place, 'getCollection', 'collections')
  forgetInherited(collection, 'getDocument', 'documents')
  forgetInherited(collection.getDocument('any'), 'getCollection', 'collections')
  const handlers: Map<string, { func: Handler }> = Reflect.get(database['server'], 'handlers')
  for (const handler of handlers.values()) handler.func = guarded(handler.func)
}

/** Makes every place of this kind hold no names but its own. */
function forgetInherited(place: object, method: string, holding: string): void {
  const prototype: unknown = Reflect.getPrototypeOf(place)
  const find: unknown = Reflect.get(place, method)
  if (typeof find !== 'function' || typeof prototype !== 'object' || prototype === null)
    throw new Error(`the local database has no method ${method}`)
  Reflect.set(prototype, method, function findOwn(this: object, name: string): unknown {
    const held: unknown = Reflect.get(this, holding)
    if (Reflect.getPrototypeOf(Object(held)) !== null)
      Reflect.set(this, holding, Object.assign(Object.create(null), held))
    return find.call(this, name)
  })
}

type Handler = (call: object, callback?: Answer) => unknown

function guarded(handle: Handler): Handler {
  return async (call, callback) => {
    try {
      await handle(call, callback)
    } catch (error) {
      const failure = { code: invalid, details: error instanceof Error ? error.message : String(error) }
      const emit: unknown = Reflect.get(call, 'emit')
      if (callback !== undefined) callback(failure)
      else if (typeof emit === 'function') emit.call(call, 'error', failure)
    }
  }
}

const require = createRequire(import.meta.url)
/** The server takes credentials of its own copy of grpc alone, and npm may install several of them. */
const { ServerCredentials }: typeof grpc = createRequire(require.resolve('@firestore-emulator/server'))(
  '@grpc/grpc-js'
)

export interface LocalDatabase {
  /** As FIRESTORE_EMULATOR_HOST wants it. */
  host: string
  /** Tells each document that is written, with its fields as JSON. */
  onWrite(hear: (path: string, fields: object) => void): void
  /** Tells the path of each document that is written or removed. */
  onChange(hear: (path: string) => void): void
  /** How many documents were read up to now. */
  reads(): number
  stop(): void
}

/** A Firestore in the memory of this process, for this machine alone: the package's own `start` would listen to the whole network. */
export async function startDatabase(port = 0): Promise<LocalDatabase> {
  const database = new FirestoreServer()
  repair(database)
  serveListings(database)
  supportCollectionGroups(database)
  supportPaging(database)
  notifyOfChangesOnly(database)
  const reads = countReads(database)
  tolerateMalformedRequests(database)
  const bound = await new Promise<number>((resolve, reject) => {
    database['server'].bindAsync(
      `${loopback}:${port}`,
      ServerCredentials.createInsecure(),
      (error: Error | null, number: number) => {
        if (error === null) resolve(number)
        else reject(error)
      }
    )
  })
  return {
    host: `${loopback}:${bound}`,
    onWrite(hear) {
      for (const event of ['create-document', 'update-document'] as const) {
        database.state.emitter.on(event, ({ document }) => {
          hear(document.getPath(), mapped(document.toJSON().fields, plain))
        })
      }
    },
    onChange(hear) {
      for (const event of ['create-document', 'update-document', 'delete-document'] as const) {
        database.state.emitter.on(event, ({ document }) => hear(document.getPath()))
      }
    },
    reads,
    stop: () => database.stop()
  }
}

/** A field of the local database, which says of each value what it is, without saying so. */
function plain(field: unknown): unknown {
  const { type, value }: { type?: unknown; value?: unknown } = Object(field)
  if (type === 'array_value') return Object.values(Object(value)).map(plain)
  return type === 'map_value' ? mapped(Object(value), plain) : value
}

function mapped(fields: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]))
}

/**
 * Counts the documents that are read, as the real database bills them: a missing one and a query without an answer are one each, and a listener pays for each document that
 * it receives. */
function countReads(database: FirestoreServer): () => number {
  let reads = 0
  for (const method of ['BatchGetDocuments', 'RunQuery', 'Listen']) {
    change(database, method, handle => (call, callback) => {
      const counted = withMessages(call, message => {
        if (method !== 'Listen' || isDocument(message)) reads += 1
        return message
      })
      return handle(counted, callback)
    })
  }
  return () => reads
}

function isDocument(message: object): boolean {
  return Reflect.get(message, 'has_document_change') === true
}
