import type { FirestoreServer } from '@firestore-emulator/server'
import { randomBytes } from 'node:crypto'

/** How long a transaction may hold the others up when it is not ended. */
const timeoutMs = 10_000

/** These are codes of gRPC. The client of Firestore begins a transaction anew when it receives the first. */
const codes = { aborted: 10, alreadyExists: 6, failedPrecondition: 9, notFound: 5 } as const

interface Open {
  id: Uint8Array
  /** Documents that the transaction read, with their write counts at that time. */
  seen: Map<string, number>
}

/** Transactions one after the other, as seen from outside; a write from elsewhere to what one of them read makes it begin again. */
interface Transactions {
  /** Waits for its turn. */
  begin(): Promise<Uint8Array>
  sawPath(id: Uint8Array, path: string): void
  /** Says whether what it read is still so. The transaction is over then, in any case. */
  close(id: Uint8Array): boolean
  wrote(documentPath: string): void
}

function createTransactions(): Transactions {
  const writes = new Map<string, number>()
  const waiting: (() => void)[] = []
  let open: Open | null = null
  let limit: NodeJS.Timeout | undefined

  const timesWritten = (path: string): number => writes.get(path) ?? 0

  function next(): void {
    clearTimeout(limit)
    open = null
    waiting.shift()?.()
  }

  function start(): Uint8Array {
    const begun: Open = { id: randomBytes(12), seen: new Map() }
    open = begun
    limit = setTimeout(next, timeoutMs).unref()
    return begun.id
  }

  const isOpen = (id: Uint8Array): boolean => open !== null && Buffer.compare(open.id, id) === 0

  return {
    begin: () =>
      open === null
        ? Promise.resolve(start())
        : new Promise(resolve => {
            waiting.push(() => resolve(start()))
          }),
    close(id) {
      if (!isOpen(id) || open === null) return false
      const isStill = [...open.seen].every(([path, times]) => timesWritten(path) === times)
      next()
      return isStill
    },
    sawPath(id, path) {
      if (isOpen(id) && open !== null && !open.seen.has(path)) open.seen.set(path, timesWritten(path))
    },
    wrote(path) {
      // Its collection too: a query may have read that.
      for (const place of [path, path.slice(0, path.lastIndexOf('/'))])
        writes.set(place, timesWritten(place) + 1)
    }
  }
}

interface Write {
  delete: string
  has_delete: boolean
  has_update: boolean
  has_update_mask: boolean
  update: { fields: Parameters<typeof withoutRemoved>[1]; name: string }
  update_mask: { field_paths: string[] }
  has_current_document: boolean
  current_document: {
    exists: boolean
    has_exists: boolean
    has_update_time: boolean
    update_time: { nanos: number; seconds: number }
  }
}

interface Request {
  consistency_selector?: string
  documents: string[]
  parent: string
  structured_query?: { from: { collection_id: string }[] }
  transaction: Uint8Array
  writes: Write[]
}

interface Call {
  request: Request
  write(message: { transaction?: Uint8Array }): void
}

type Callback = (
  error: { code: number; message: string } | null,
  message: { transaction?: Uint8Array } | null
) => void
type Handle<Done = void> = (call: Call, callback: Callback) => Done

const service = '/google.firestore.v1.Firestore/'

/**
 * The local Firestore has no transactions, commits the first half of a batch whose second half fails, takes no notice of the moment that a
 * write is based on, keeps fields that are to be removed, and mixes a document that replaces another one with it. Here it learns what the real one does, so that what holds on this machine holds there.
 */
export function repair(database: FirestoreServer): void {
  const transactions = createTransactions()
  change(database, 'BeginTransaction', handle => async (call, callback) => {
    const id = await transactions.begin()
    return handle(call, (error, message) =>
      callback(error, message && Object.assign(message, { transaction: id }))
    )
  })
  change(database, 'BatchGetDocuments', handle => reading(transactions, handle, ({ documents }) => documents))
  change(database, 'RunQuery', handle => reading(transactions, handle, collectionsIn))
  change(database, 'Rollback', handle => (call, callback) => {
    transactions.close(call.request.transaction)
    return handle(call, callback)
  })
  change(database, 'Commit', handle => (call, callback) => {
    const { transaction, writes } = call.request
    if (transaction.length > 0 && !transactions.close(transaction)) {
      const message = 'Another one wrote what this transaction read'
      return callback({ code: codes.aborted, message }, null)
    }
    const problem = problemIn(database, writes)
    if (problem !== null) return callback(problem, null)
    waitForNextMoment(database, writes)
    for (const write of writes) {
      if (replaces(write)) forget(database, write.update.name)
      else if (write.has_update && write.has_update_mask) forgetRemoved(database, write)
      transactions.wrote(pathOf(write))
    }
    return handle(call, callback)
  })
}

export function change(
  database: FirestoreServer,
  method: string,
  changed: (handle: Handle) => Handle<unknown>
): void {
  const handler: { func: Handle } | undefined = database['server']['handlers'].get(service + method)
  if (handler === undefined) throw new Error(`the local database has no method ${method}`)
  Object.assign(handler, { func: changed(handler.func) })
}

/** Reads within a transaction: begins one on request and records what was read. */
function reading(
  transactions: Transactions,
  handle: Handle,
  pathsIn: (request: Request) => string[]
): Handle<Promise<void>> {
  return async (call, callback) => {
    const { request } = call
    const isNew = request.consistency_selector === 'new_transaction'
    const id = isNew ? await transactions.begin() : request.transaction
    for (const path of pathsIn(request)) transactions.sawPath(id, path)
    // Each message names the transaction that was begun with it.
    const named = (message: object) => Object.assign(message, { transaction: id })
    return handle(isNew ? withMessages(call, named) : call, callback)
  }
}

/** A call whose messages are changed on their way out. */
export function withMessages(call: Call, changed: (message: object) => object): Call {
  return new Proxy(call, {
    get(target, name) {
      if (name === 'write') {
        return (message: object) => target.write(changed(message))
      }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    }
  })
}

function collectionsIn({ parent, structured_query }: Request): string[] {
  return (structured_query?.from ?? []).map(({ collection_id }) => `${parent}/${collection_id}`)
}

/** Finds a failure among these writes before the first is carried out. */
function problemIn(
  database: FirestoreServer,
  writes: readonly Write[]
): { code: number; message: string } | null {
  const present = new Map<string, boolean>()
  for (const write of writes) {
    const path = pathOf(write)
    const isThere = present.get(path) ?? database.state.getDocument(path).metadata.hasExist
    if (write.has_current_document && write.current_document.has_exists) {
      const { exists } = write.current_document
      if (exists && !isThere) return { code: codes.notFound, message: `No document to update: ${path}` }
      if (!exists && isThere)
        return { code: codes.alreadyExists, message: `Document already exists: ${path}` }
    }
    if (write.has_current_document && write.current_document.has_update_time) {
      if (!isThere) return { code: codes.notFound, message: `No document to update: ${path}` }
      if (!isOfMoment(changedAt(database, path), write.current_document.update_time))
        return { code: codes.failedPrecondition, message: `It was written since: ${path}` }
    }
    present.set(path, !write.has_delete)
  }
  return null
}

function changedAt({ state }: FirestoreServer, path: string): Date | null {
  return state.getDocument(path).metadata.updatedAt
}

function isOfMoment(moment: Date | null, { nanos, seconds }: { nanos: number; seconds: number }): boolean {
  return moment !== null && moment.getTime() === Number(seconds) * 1000 + Math.round(nanos / 1_000_000)
}

/** Each write of a document has a moment of its own, as on the real one: here moments are milliseconds, and one of them is soon over. */
function waitForNextMoment(database: FirestoreServer, writes: readonly Write[]): void {
  const last = Math.max(0, ...writes.map(write => changedAt(database, pathOf(write))?.getTime() ?? 0))
  while (Date.now() <= last);
}

function pathOf(write: Write): string {
  return write.has_delete ? write.delete : write.update.name
}

function replaces(write: Write): boolean {
  return write.has_update && !write.has_update_mask && !write.has_current_document
}

function forget({ state }: FirestoreServer, path: string): void {
  Object.assign(state.getDocument(path), { fields: {} })
}

function forgetRemoved({ state }: FirestoreServer, { update, update_mask: mask }: Write): void {
  const document = state.getDocument(update.name)
  Object.assign(document, { fields: withoutRemoved(document['fields'], update.fields, mask.field_paths) })
}

/** A field as it travels; a map has fields of its own. */
interface Sent {
  has_map_value?: boolean
  map_value?: { fields: Map<string, Sent> }
}

/** Fields as the local database keeps them: each an object of its kind, the fields of a map in its `value`. */
type Kept = Readonly<Record<string, unknown>>

/** The fields of a document without those that a write names and does not bring: they are to go. */
function withoutRemoved(kept: Kept, sent: Map<string, Sent>, mask: readonly string[]): Kept {
  return mask
    .map(namesIn)
    .reduce((fields, path) => (isSent(sent, path) ? fields : without(fields, path)), kept)
}

/** `nombre.es`; a name with other signs stands between backticks. */
function namesIn(path: string): string[] {
  const names = path.match(/`(?:[^`\\]|\\.)*`|[^.]+/g) ?? []
  return names.map(name => (name.startsWith('`') ? name.slice(1, -1).replaceAll(/\\(.)/g, '$1') : name))
}

function isSent(sent: Map<string, Sent> | undefined, [name = '', ...rest]: string[]): boolean {
  const value = sent?.get(name)
  if (value === undefined) return false
  return rest.length === 0 || isSent(value.map_value?.fields, rest)
}

function without(fields: Kept, [name = '', ...rest]: string[]): Kept {
  if (rest.length === 0) return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))
  const field = fields[name]
  const { type, value }: { type?: unknown; value?: Kept } = Object(field)
  if (type !== 'map_value' || value === undefined) return fields
  const copy: object = Object.create(Object.getPrototypeOf(field))
  return { ...fields, [name]: Object.assign(copy, field, { value: without(value, rest) }) }
}
