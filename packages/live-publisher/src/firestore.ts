/** A collection or query of Firestore, as the Admin SDK has it. */
export interface FirestoreQuery {
  get: () => Promise<Snapshot>
  onSnapshot: (take: (snapshot: Snapshot) => void, fail: (error: Error) => void) => () => void
}

interface Snapshot {
  docs: { data: () => unknown; id: string }[]
}

/** The part of a loader's context that is used here. */
interface Context {
  generateDigest: (data: string) => string
  logger: { error: (message: string) => void }
  parseData: (entry: { data: Record<string, unknown>; id: string }) => Promise<Record<string, unknown>>
  store: {
    delete: (id: string) => void
    keys: () => string[]
    set: (entry: { data: Record<string, unknown>; digest: string; id: string }) => boolean
  }
  watcher?: { on: (event: 'close', listener: () => unknown) => unknown } | undefined
}

/**
 * A loader for a content collection: the documents of a query, by their ids. A build reads them once; a development server and the live publisher follow what is
 * written. Timestamps become dates.
 */
export function firestoreLoader(query: () => FirestoreQuery): {
  load: (context: Context) => Promise<void>
  name: string
} {
  return {
    load: async context => {
      if (context.watcher === undefined) return take(context, await query().get())
      let last: Promise<void> | null = null
      await new Promise<void>((resolve, reject) => {
        const stop = query().onSnapshot(
          snapshot => {
            last = (last ?? Promise.resolve()).then(() => take(context, snapshot))
            last.then(resolve, (error: unknown) => {
              context.logger.error(String(error))
              reject(error instanceof Error ? error : new Error(String(error)))
            })
            last = last.catch(() => {})
          },
          error => {
            context.logger.error(`The documents are not followed any more: ${error.message}`)
            reject(error)
          }
        )
        context.watcher?.on('close', stop)
      })
    },
    name: 'firestore-loader'
  }
}

async function take({ generateDigest, parseData, store }: Context, { docs }: Snapshot): Promise<void> {
  const gone = new Set(store.keys())
  for (const document of docs) {
    const { id } = document
    const given: Record<string, unknown> = Object(withDates(document.data()))
    gone.delete(id)
    store.set({
      data: await parseData({ data: given, id }),
      digest: generateDigest(JSON.stringify(given)),
      id
    })
  }
  for (const id of gone) store.delete(id)
}

function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate()
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withDates(each)]))
}
