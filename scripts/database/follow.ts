import { isDeepStrictEqual } from 'node:util'
import type { Firestore, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore'
import type { CollectionName, RawDocument, Snapshot } from '#contract/reading/snapshot.ts'
import { below, type Collections, inPlace, inTurn, readOpinions, topNames } from './documents.ts'
import { documentIn } from './plain.ts'

/** The documents of a database as they are at this moment, kept up by its own messages. */
export interface Following {
  collections: () => Collections
  /** Settles when every collection was heard of once: from then on nothing of before the start is missing. */
  ready: Promise<unknown>
  /** Calls back whenever something is different, from now on. */
  listen: (onChange: () => void) => void
  stop: () => void
}

type ById = Map<string, RawDocument>

/**
 * Goes on from a pull: listens to every collection, and to the opinions of all experiences together. The local database knows no groups of collections: there an
 * opinion that is written touches its experience (`scripts/local/database.ts`), and what stands below a changed experience is read again.
 */
export function followDatabase(
  db: Firestore,
  { collections: known, moment }: Pick<Snapshot, 'collections' | 'moment'>,
  onLoss: (reason: string) => void
): Following {
  const since = Date.parse(moment)
  const held = heldOf(known)
  const opinions = opinionsOf(known)
  let onChange = () => {}
  let knowsGroups = false

  const lookBelow = (ids: string[]) =>
    inTurn(ids, async id => {
      const [before = [], now] = [opinions.get(id), await readOpinions(db, id)]
      if (isDeepStrictEqual(before, now)) return false
      opinions.set(id, now.map(frozen))
      return true
    })
  const hear = async (name: CollectionName, snapshot: QuerySnapshot, isFirst: boolean) => {
    const documents = held.get(name) ?? new Map()
    const changed = take(documents, snapshot)
    const seen = name === 'experiencias' ? await lookBelow(writtenSince(isFirst ? since : 0, snapshot)) : []
    if (changed.length > 0 || seen.includes(true)) onChange()
  }
  const hearOpinions = async (snapshot: QuerySnapshot, isFirst: boolean) => {
    knowsGroups ||= snapshot.docs.length > 0
    const ids = isFirst
      ? unlike(opinions, snapshot.docs)
      : snapshot.docChanges().map(({ doc }) => experienceOf(doc))
    const seen = await lookBelow([...new Set(ids)])
    if (seen.includes(true)) onChange()
  }
  const listeners = [
    ...topNames.map(name =>
      inOrder(db.collection(name), (snapshot, isFirst) => hear(name, snapshot, isFirst), onLoss)
    ),
    inOrder(db.collectionGroup(below), hearOpinions, onLoss)
  ]
  return {
    collections: () => collectionsOf(held, opinions, knowsGroups),
    listen(callBack) {
      onChange = callBack
    },
    ready: Promise.all(listeners.map(({ first }) => first)),
    stop() {
      for (const { stop } of listeners) stop()
    }
  }
}

type Listenable = Pick<ReturnType<Firestore['collectionGroup']>, 'onSnapshot'>

/** One message after the other: the answers about two edits must not overtake each other. */
function inOrder(
  query: Listenable,
  hear: (snapshot: QuerySnapshot, isFirst: boolean) => Promise<void>,
  onLoss: (reason: string) => void
): { first: Promise<void>; stop: () => void } {
  const { promise: first, resolve } = Promise.withResolvers<void>()
  let last: Promise<unknown> = Promise.resolve()
  let isFirst = true
  const stop = query.onSnapshot(
    snapshot => {
      const wasFirst = isFirst
      isFirst = false
      last = last
        .then(() => hear(snapshot, wasFirst))
        .then(resolve)
        .catch((error: unknown) => onLoss(String(error)))
    },
    error => onLoss(error.message)
  )
  return { first, stop }
}

/** Takes over what is new, and names what is different from before. The first message names all that there is. */
function take(documents: ById, snapshot: QuerySnapshot): string[] {
  const present = new Set(snapshot.docs.map(({ id }) => id))
  const gone = [...documents.keys()].filter(id => !present.has(id))
  for (const id of gone) documents.delete(id)
  const written = snapshot.docChanges().filter(({ type }) => type !== 'removed')
  const changed = written.filter(({ doc }) => put(documents, documentIn(doc.id, doc.data())))
  return [...gone, ...changed.map(({ doc }) => doc.id)]
}

/** Those of a message that were written after a moment, perhaps with what they were before. */
function writtenSince(moment: number, snapshot: QuerySnapshot): string[] {
  return snapshot
    .docChanges()
    .filter(({ doc, type }) => type !== 'removed' && doc.updateTime.toMillis() >= moment)
    .map(({ doc }) => doc.id)
}

function put(documents: ById, document: RawDocument): boolean {
  if (isDeepStrictEqual(documents.get(document.id), document)) return false
  documents.set(document.id, frozen(document))
  return true
}

/** Experiences below which there is something else than what is known. A database that knows no groups names nothing at all. */
function unlike(known: ReadonlyMap<string, RawDocument[]>, docs: QueryDocumentSnapshot[]): string[] {
  const found = Map.groupBy(docs, experienceOf)
  const ids = docs.length === 0 ? [] : [...new Set([...known.keys(), ...found.keys()])]
  return ids.filter(id => {
    const now = (found.get(id) ?? []).map(doc => ({ ...documentIn(doc.id, doc.data()), experiencia: id }))
    return !isDeepStrictEqual(known.get(id) ?? [], now)
  })
}

function experienceOf({ ref }: QueryDocumentSnapshot): string {
  return ref.parent.parent?.id ?? ''
}

function heldOf(known: Collections): Map<CollectionName, ById> {
  return new Map(
    topNames.map(name => [name, new Map(known[name].map(document => [document.id, frozen(document)]))])
  )
}

function opinionsOf({ comentarios }: Collections): Map<string, RawDocument[]> {
  return Map.groupBy(comentarios.map(frozen), ({ experiencia }) => String(experiencia))
}

function frozen(document: RawDocument): RawDocument {
  return Object.freeze(document)
}

/** In the order of a pull, so that both give the same. */
function collectionsOf(
  held: Map<CollectionName, ById>,
  opinions: ReadonlyMap<string, RawDocument[]>,
  knowsGroups: boolean
): Collections {
  const listOf = (name: CollectionName) =>
    [...(held.get(name)?.values() ?? [])].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const experiencias = listOf('experiencias')
  const ids = experiencias.map(({ id }) => id)
  return {
    categorias: listOf('categorias'),
    comentarios: (knowsGroups ? inPlace(ids, opinions.keys()) : ids).flatMap(id => opinions.get(id) ?? []),
    configuracion: listOf('configuracion'),
    empresas: listOf('empresas'),
    experiencias,
    partners: listOf('partners'),
    preguntas: listOf('preguntas'),
    provincias: listOf('provincias')
  }
}
