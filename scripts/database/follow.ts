import { isDeepStrictEqual } from 'node:util'
import type { DocumentData, Firestore, QuerySnapshot } from 'firebase-admin/firestore'
import { type CollectionName, type RawDocument, collectionNames } from '#contract/snapshot.ts'
import { type Collections, documentIn, inTurn, readOpinions, topNames } from './documents.ts'

/** The documents of a database as they are at this moment, kept up by its own messages. */
export interface Following {
  collections: () => Collections
  /** Calls back whenever something is different, from now on. */
  listen: (onChange: () => void) => void
  stop: () => void
}

type Held = Map<CollectionName, Map<string, RawDocument>>

/**
 * Listens to every collection. What stands below an experience is read again when the experience changes: a listener for each would be thousands
 * of them, so whoever writes an opinion touches its experience (`docs/publishing.md`).
 */
export function followDatabase(
  db: Firestore,
  known: Collections,
  onLoss: (reason: string) => void
): Following {
  const held: Held = new Map(collectionNames.map(name => [name, heldOf(known[name])]))
  const opinions = new Map<string, RawDocument[]>(
    Object.entries(Object.groupBy(known.comentarios, ({ experiencia }) => String(experiencia))).map(
      ([id, documents = []]) => [id, documents.map(document => Object.freeze(document))]
    )
  )
  const seen = new Set<CollectionName>()
  let onChange = () => {}

  const hear = async (name: CollectionName, snapshot: QuerySnapshot) => {
    const changed = take(held.get(name) ?? new Map(), snapshot, !seen.has(name))
    if (name === 'experiencias') {
      await inTurn(changed, async id => opinions.set(id, await readOpinions(db, id)))
    }
    seen.add(name)
    if (changed.length > 0) onChange()
  }
  const stops = topNames.map(name => {
    // One after the other: the answers about two edits must not overtake each other.
    let last = Promise.resolve()
    return db.collection(name).onSnapshot(
      snapshot => {
        last = last.then(() => hear(name, snapshot)).catch(error => onLoss(String(error)))
      },
      error => onLoss(String(error))
    )
  })
  return {
    collections: () => collectionsOf(held, opinions),
    listen: callBack => (onChange = callBack),
    stop: () => stops.forEach(stop => stop())
  }
}

function heldOf(documents: RawDocument[]): Map<string, RawDocument> {
  return new Map(documents.map(document => [document.id, Object.freeze(document)]))
}

/** Takes what is new over, and gives the ids of what is different from before. The first message names all that there is. */
function take(held: Map<string, RawDocument>, snapshot: QuerySnapshot, isFirst: boolean): string[] {
  const changed: string[] = []
  if (isFirst) {
    const present = new Set(snapshot.docs.map(({ id }) => id))
    for (const id of held.keys()) if (!present.has(id) && held.delete(id)) changed.push(id)
  }
  for (const { doc, type } of snapshot.docChanges()) {
    const before = held.get(doc.id)
    if (type === 'removed') {
      if (held.delete(doc.id)) changed.push(doc.id)
    } else if (put(held, before, documentIn(doc.id, doc.data()))) changed.push(doc.id)
  }
  return changed
}

function put(
  held: Map<string, RawDocument>,
  before: RawDocument | undefined,
  document: RawDocument
): boolean {
  if (isDeepStrictEqual(before, document)) return false
  held.set(document.id, Object.freeze(document))
  return true
}

function collectionsOf(held: Held, opinions: ReadonlyMap<string, RawDocument[]>): Collections {
  const listOf = (name: CollectionName) => [...(held.get(name)?.values() ?? [])]
  const experiences = held.get('experiencias') ?? new Map<string, DocumentData>()
  return {
    categorias: listOf('categorias'),
    comentarios: [...opinions].flatMap(([id, documents]) => (experiences.has(id) ? documents : [])),
    configuracion: listOf('configuracion'),
    empresas: listOf('empresas'),
    experiencias: listOf('experiencias'),
    partners: listOf('partners'),
    preguntas: listOf('preguntas'),
    provincias: listOf('provincias')
  }
}
