import {
  ListenResponse,
  TargetChangeTargetChangeType
} from '@firestore-emulator/proto/dist/google/firestore/v1/firestore.js'
import type { FirestoreServer } from '@firestore-emulator/server'

type State = FirestoreServer['state']
type Listen = Parameters<State['v1Listen']>[0]
type Tell = Parameters<State['v1Listen']>[1]
type OnEnd = Parameters<State['v1Listen']>[2]
type Document = ReturnType<State['v1Query']>[number]

const written = ['create-document', 'update-document', 'delete-document'] as const

/**
 * The local Firestore tells whoever listens to a query all of its documents anew when any document anywhere is written: seconds of work for
 * some thousands. The real one tells what changed, and so does this one now.
 */
export function tellChangesAlone({ state }: FirestoreServer): void {
  const listenToDocuments = state.v1Listen.bind(state)
  // As many as publishers listen to collections.
  state.emitter.setMaxListeners(0)
  state.v1Listen = (listen, tell, onEnd) => {
    if (listen.has_add_target && listen.add_target.has_query) listenToQuery(state, listen, tell, onEnd)
    else listenToDocuments(listen, tell, onEnd)
  }
}

function listenToQuery(state: State, listen: Listen, tell: Tell, onEnd: OnEnd): void {
  const { query, target_id: target } = listen.add_target
  const ask = () =>
    new Map(state.v1Query(query.parent, query.structured_query).map(each => [each.getPath(), each]))
  const collections = query.structured_query.from.map(
    ({ collection_id }) => `${query.parent}/${collection_id}`
  )
  const { added, begun, changed, current, removed, told } = messagesFor(target)
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
    if (!collections.includes(path.slice(0, path.lastIndexOf('/')))) return
    // What one commit writes is told at once.
    if (touched.size === 0) setImmediate(tellWhatChanged)
    touched.add(path)
  }
  tell(added())
  tell(begun())
  for (const document of known.values()) tell(changed(document))
  tell(current())
  tell(told())
  for (const event of written) {
    state.emitter.on(event, touch)
    onEnd(() => state.emitter.off(event, touch))
  }
}

/** Of a target: a query that somebody listens to. */
function messagesFor(target: number) {
  const ofTarget = (kind: TargetChangeTargetChangeType, targets: number[]) =>
    ListenResponse.fromObject({
      target_change: { read_time: now(), target_change_type: kind, target_ids: targets }
    })
  return {
    added: () => ofTarget(TargetChangeTargetChangeType.ADD, [target]),
    /** What a listener that comes back still has may be old. */
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
    /** Ends what belongs together: whoever listens shows it now. */
    told: () => ofTarget(TargetChangeTargetChangeType.NO_CHANGE, [])
  }
}

function now(): { nanos: number; seconds: number } {
  const milliseconds = Date.now()
  return { nanos: (milliseconds % 1000) * 1_000_000, seconds: Math.floor(milliseconds / 1000) }
}
