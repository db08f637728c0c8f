import { createRequire } from 'node:module'
import { FirestoreServer } from '@firestore-emulator/server'
import type * as grpc from '@grpc/grpc-js'
import { notifyOfChangesOnly } from './change-notifications.ts'
import { supportCollectionGroups, supportPaging } from './queries.ts'
import { serveListings } from './listings.ts'
import { repair, change, withMessages } from './repairs.ts'
import { tolerateMalformedRequests } from './malformed-requests.ts'
import { loopback } from '../ports.ts'

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
