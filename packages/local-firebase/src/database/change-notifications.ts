import { randomUUID } from 'node:crypto'
import {
  ListenResponse,
  TargetChangeTargetChangeType
} from '@firestore-emulator/proto/dist/google/firestore/v1/firestore.js'
import type { FirestoreServer } from '@firestore-emulator/server'
import { change } from './repairs.ts'

type State = FirestoreServer['state']
type Listen = Parameters<State['v1Listen']>[0]
type Tell = Parameters<State['v1Listen']>[1]
type OnEnd = Parameters<State['v1Listen']>[2]
type Document = ReturnType<State['v1Query']>[number]

const written = ['create-document', 'update-document', 'delete-document'] as const

/**
 * The local Firestore sends every listener of a query all of its documents again when any document anywhere is written, and when a listener comes back that was cut off:
 * seconds of work for some thousands. The real one tells what changed, and what was missed, and so does this one now.
 */
export function notifyOfChangesOnly(database: FirestoreServer): void {
  const { state } = database
  const listenToDocuments = state.v1Listen.bind(state)
  const history = historyOf(state)
  // As many as publishers listen to collections.
  state.emitter.setMaxListeners(0)
  state.v1Listen = (listen, tell, onEnd) => {
    if (listen.has_add_target && listen.add_target.has_query)
      listenToQuery(state, history, listen, tell, onEnd)
    else listenToDocuments(listen, tell, onEnd)
  }
  // A listener that was cut off is gone, though it did not say so.
  change(database, 'Listen', handle => (call, callback) => {
    const { emit, on }: { emit?: unknown; on?: unknown } = Object(call)
    if (typeof on === 'function' && typeof emit === 'function')
      on.call(call, 'cancelled', () => emit.call(call, 'end'))
    return handle(call, callback)
  })
}

/** Writes in their order. A token is a number of this database in this run, and means nothing to another run. */
interface History {
  token: () => Uint8Array
  /** Null where the token is of another run: then it is not known what was missed. */
  since: (token: Uint8Array) => string[] | null
}

function historyOf({ emitter }: State): History {
  const run = randomUUID()
  const numbers = new Map<string, number>()
  let last = 0
  for (const event of written)
    emitter.on(event, ({ document }: { document: Pick<Document, 'getPath'> }) =>
      numbers.set(document.getPath(), (last += 1))
    )
  return {
    since(token) {
      const [itsRun, number] = new TextDecoder().decode(token).split(' ')
      if (itsRun !== run) return null
      return [...numbers].filter(([, each]) => each > Number(number)).map(([path]) => path)
    },
    token: () => new TextEncoder().encode(`${run} ${last}`)
  }
}

function listenToQuery(state: State, history: History, listen: Listen, tell: Tell, onEnd: OnEnd): void {
  const { query, resume_token: token, target_id: target } = listen.add_target
  const ask = () =>
    new Map(state.v1Query(query.parent, query.structured_query).map(each => [each.getPath(), each]))
  const isAsked = asked(query.parent, query.structured_query.from)
  const { added, begun, changed, current, removed, told } = messagesFor(target, history.token)
  let known = ask()
  const touched = new Set<string>()

  const tellWhatChanged = () => {
    const next = ask()
    const gone = [...known.keys()].filter(path => !next.has(path))
    const news = [...next].filter(([path]) => touched.has(path) || !known.has(path))
    known = next
    touched.clear()
    if (gone.length + news.length === 0) return
    for (const path of gone) tell(removed(path))
    for (const [, document] of news) tell(changed(document))
    tell(told())
  }
  const touch = ({ document }: { document: Pick<Document, 'getPath'> }) => {
    const path = document.getPath()
    if (!isAsked(path)) return
    // Reports all writes of a commit together.
    if (touched.size === 0) setImmediate(tellWhatChanged)
    touched.add(path)
  }
  const missed = history.since(token)?.filter(isAsked) ?? null
  tell(added())
  if (missed === null) tell(begun())
  for (const path of missed?.filter(path => !known.has(path)) ?? []) tell(removed(path))
  for (const [path, document] of known) if (missed?.includes(path) ?? true) tell(changed(document))
  tell(current())
  tell(told())
  for (const event of written) {
    state.emitter.on(event, touch)
    onEnd(() => state.emitter.off(event, touch))
  }
}

/** Says whether a document is in the collections that a query asks, by its path: in one of them, or in all of a name. */
function asked(
  parent: string,
  from: readonly { all_descendants: boolean; collection_id: string }[]
): (path: string) => boolean {
  return path => {
    const collection = path.slice(0, path.lastIndexOf('/'))
    return from.some(({ all_descendants: isGroup, collection_id: name }) =>
      isGroup
        ? collection.startsWith(`${parent}/`) && collection.endsWith(`/${name}`)
        : collection === `${parent}/${name}`
    )
  }
}

/** A target is a query with a listener. */
function messagesFor(target: number, token: () => Uint8Array) {
  const ofTarget = (kind: TargetChangeTargetChangeType, targets: number[]) =>
    ListenResponse.fromObject({
      target_change: {
        read_time: now(),
        resume_token: token(),
        target_change_type: kind,
        target_ids: targets
      }
    })
  return {
    added: () => ofTarget(TargetChangeTargetChangeType.ADD, [target]),
    /** Resume tokens are not supported: sends a full snapshot. */
    begun: () => ofTarget(TargetChangeTargetChangeType.RESET, [target]),
    changed: (document: Document) =>
      ListenResponse.fromObject({
        document_change: { document: document.toV1DocumentObject(), target_ids: [target] }
      }),
    current: () => ofTarget(TargetChangeTargetChangeType.CURRENT, [target]),
    removed: (path: string) =>
      ListenResponse.fromObject({
        document_delete: { document: path, read_time: now(), removed_target_ids: [target] }
      }),
    /** Ends a group of changes: the listener shows them now. */
    told: () => ofTarget(TargetChangeTargetChangeType.NO_CHANGE, [])
  }
}

function now(): { nanos: number; seconds: number } {
  const milliseconds = Date.now()
  return { nanos: (milliseconds % 1000) * 1_000_000, seconds: Math.floor(milliseconds / 1000) }
}
