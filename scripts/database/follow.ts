import { isDeepStrictEqual } from 'node:util'
import type { Firestore, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore'
import type { CollectionName, RawDocument, Snapshot } from '#contract/reading/snapshot.ts'
import { momentText } from '#contract/values/moment-text.ts'
import { below, type Collections, isOpinion, opinionIn, opinionsInOrder, topNames } from './documents.ts'
import { documentIn } from './plain.ts'
import { type ProbeIntervals, watchPresence } from './presence.ts'

/** The documents of a database as they are at this moment, kept up by its own messages. */
export interface Following {
  /** Throws while the database is away: what is known then may be old. */
  collections: () => Collections
  /** Settles when every collection has answered once: from then on nothing of before the start is missing. */
  ready: Promise<unknown>
  /** Documents that were written since it was asked the last time, as `experiencias/kayak`, and the moments of their writes. */
  takeEdits: () => ReadonlyMap<string, string>
  /** Calls back whenever something is different, from now on. */
  listen: (onChange: () => void) => void
  stop: () => void
}

/** By their paths below the collection: opinions of two experiences may have one id. */
type ByPath = Map<string, RawDocument>

/** Reads a document as it came. */
type Read = (doc: QueryDocumentSnapshot) => RawDocument

const readTop: Read = doc => documentIn(doc.id, doc.data())

/**
 * Goes on from a pull: listens to every collection, and to the opinions of all experiences together. It reads what it is told and nothing else: each document once when it
 * starts, and from then on those that change. After a lost connection it receives what was missed (by the real database within half an hour, later all of it again).
 */
export function followDatabase(
  db: Firestore,
  { collections: known }: Pick<Snapshot, 'collections'>,
  onLoss: (reason: string) => void,
  intervals?: ProbeIntervals
): Following {
  const held = heldOf(known)
  const stopping = new AbortController()
  let onChange = () => {}
  let away: string | null = null
  const onAbsence = (problem: string | null) => {
    away = problem
    onChange()
  }
  void watchPresence(db, onAbsence, stopping.signal, intervals)
  let edits = new Map<string, string>()
  const hear = (name: CollectionName, read: Read) => (snapshot: QuerySnapshot) => {
    const { changed, isDifferent } = take(held[name], snapshot, read)
    // An opinion is written by a visitor.
    if (name !== below) for (const doc of changed) edits.set(`${name}/${doc.id}`, revisionOf(doc))
    if (isDifferent) onChange()
  }
  const listeners = [
    ...topNames.map(name => listenTo(db.collection(name), hear(name, readTop), onLoss)),
    listenTo(db.collectionGroup(below), hear(below, opinionIn), onLoss)
  ]
  return {
    collections() {
      if (away !== null) throw new Error(away)
      return collectionsOf(held)
    },
    listen(callBack) {
      onChange = callBack
    },
    ready: Promise.all(listeners.map(({ first }) => first)),
    stop() {
      stopping.abort()
      for (const { stop } of listeners) stop()
    },
    takeEdits() {
      const taken = edits
      edits = new Map()
      return taken
    }
  }
}

function listenTo(
  query: Pick<ReturnType<Firestore['collectionGroup']>, 'onSnapshot'>,
  hear: (snapshot: QuerySnapshot) => void,
  onLoss: (reason: string) => void
): { first: Promise<void>; stop: () => void } {
  const { promise: first, resolve } = Promise.withResolvers<void>()
  const stop = query.onSnapshot(
    snapshot => {
      try {
        hear(snapshot)
        resolve()
      } catch (error) {
        onLoss(String(error))
      }
    },
    error => onLoss(error.message)
  )
  return { first, stop }
}

function revisionOf({ updateTime }: QueryDocumentSnapshot): string {
  return momentText({ nanos: updateTime.nanoseconds, seconds: updateTime.seconds })
}

/** Takes over what is new, and says what was written and whether anything is different from before. The first message names all that there is. */
function take(
  documents: ByPath,
  snapshot: QuerySnapshot,
  read: Read
): { changed: QueryDocumentSnapshot[]; isDifferent: boolean } {
  const own = snapshot.docs.filter(doc => doc.ref.parent.id !== below || isOpinion(doc))
  const present = new Set(own.map(pathOf))
  const gone = [...documents.keys()].filter(path => !present.has(path))
  for (const path of gone) documents.delete(path)
  const written = snapshot
    .docChanges()
    .filter(({ doc, type }) => type !== 'removed' && present.has(pathOf(doc)))
  const changed = written.flatMap(({ doc }) => (put(documents, pathOf(doc), read(doc)) ? [doc] : []))
  return { changed, isDifferent: gone.length + changed.length > 0 }
}

function put(documents: ByPath, path: string, document: RawDocument): boolean {
  if (isDeepStrictEqual(documents.get(path), document)) return false
  documents.set(path, Object.freeze(document))
  return true
}

function pathOf({ id, ref }: QueryDocumentSnapshot): string {
  return ref.parent.id === below ? pathOfOpinion(ref.parent.parent?.id, id) : id
}

function pathOfOpinion(experience: unknown, id: string): string {
  return `${String(experience)}/${id}`
}

function heldOf(known: Collections): Record<CollectionName, ByPath> {
  const top = (documents: RawDocument[]): ByPath =>
    new Map(documents.map(document => [document.id, Object.freeze(document)]))
  return {
    categorias: top(known.categorias),
    comentarios: new Map(
      known.comentarios.map(each => [pathOfOpinion(each['experiencia'], each.id), Object.freeze(each)])
    ),
    configuracion: top(known.configuracion),
    empresas: top(known.empresas),
    experiencias: top(known.experiencias),
    partners: top(known.partners),
    preguntas: top(known.preguntas),
    provincias: top(known.provincias)
  }
}

/** In the order of a pull, so that both give the same. */
function collectionsOf(held: Record<CollectionName, ByPath>): Collections {
  const listOf = (name: CollectionName) =>
    [...held[name].values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const experiencias = listOf('experiencias')
  return {
    categorias: listOf('categorias'),
    comentarios: opinionsInOrder(
      experiencias.map(({ id }) => id),
      held.comentarios.values()
    ),
    configuracion: listOf('configuracion'),
    empresas: listOf('empresas'),
    experiencias,
    partners: listOf('partners'),
    preguntas: listOf('preguntas'),
    provincias: listOf('provincias')
  }
}
