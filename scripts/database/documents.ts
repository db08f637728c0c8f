import { type DocumentReference, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import {
  type CollectionName,
  type RawDocument,
  collectionNames,
  emptyCollections
} from '#contract/snapshot.ts'

export type Collections = Record<CollectionName, RawDocument[]>
type Report = (done: number, total: number) => void

/** Opinions stand below their experience; in files and snapshots they are a collection that names it. */
export const below = 'comentarios'
export const topNames = collectionNames.filter(name => name !== below)

/** Two writes for each document that is there already: half of what a commit takes. */
const longestBatch = 200
const heaviestBatch = 4_000_000
const parallelReads = 20

/** Everything the editors wrote, sorted so that the same documents always give the same bytes. */
export async function readCollections(db: Firestore, report: Report = () => {}): Promise<Collections> {
  const collections = emptyCollections()
  await Promise.all(topNames.map(async name => (collections[name] = await readAll(db, name))))
  let done = 0
  const opinions = await inTurn(collections.experiencias, async ({ id }) => {
    const documents = await readOpinions(db, id)
    report((done += 1), collections.experiencias.length)
    return documents
  })
  collections[below] = opinions.flat()
  return collections
}

/** What stands below an experience, naming it. */
export async function readOpinions(db: Firestore, experiencia: string): Promise<RawDocument[]> {
  const documents = await readAll(db, `experiencias/${experiencia}/${below}`)
  return documents.map(document => ({ ...document, experiencia }))
}

/** Leaves exactly these documents in the collections of the catalogue, and all others alone. */
export async function replaceCollections(
  db: Firestore,
  wanted: Collections,
  report: Report = () => {}
): Promise<void> {
  const written = collectionNames.flatMap(name => wanted[name].map(document => writing(name, document)))
  const present = new Set(await pathsIn(db))
  const kept = new Set(written.map(({ path }) => path))
  const removed = [...present].filter(path => !kept.has(path)).map(path => ({ isPresent: true, path }))
  const steps = [...removed, ...written.map(step => ({ ...step, isPresent: present.has(step.path) }))]
  let done = 0
  for (const batch of batches(steps)) {
    await commit(db, batch)
    report((done += batch.length), steps.length)
  }
}

interface Step {
  path: string
  isPresent: boolean
  /** Missing: the document is removed. */
  fields?: Record<string, unknown>
}

function writing(name: CollectionName, { id, ...fields }: RawDocument): Omit<Step, 'isPresent'> {
  if (name !== below) return { fields, path: `${name}/${id}` }
  const { experiencia, ...own } = fields
  return { fields: own, path: `experiencias/${String(experiencia)}/${below}/${id}` }
}

async function pathsIn(db: Firestore): Promise<string[]> {
  const tops = await Promise.all(
    topNames.map(async name => (await db.collection(name).get()).docs.map(({ ref }) => ref))
  )
  const experiences = tops.flat().filter(ref => ref.parent.id === 'experiencias')
  const opinions = await inTurn(experiences, async ref =>
    (await ref.collection(below).get()).docs.map(doc => doc.ref)
  )
  return [...tops.flat(), ...opinions.flat()].map((ref: DocumentReference) => ref.path)
}

/** Cut by number and by size, the two limits of a commit. */
function batches(steps: Step[]): Step[][] {
  const all: Step[][] = []
  let weight = Infinity
  for (const step of steps) {
    const own = JSON.stringify(step).length
    if (weight + own > heaviestBatch || all.at(-1)?.length === longestBatch) {
      all.push([])
      weight = 0
    }
    all.at(-1)?.push(step)
    weight += own
  }
  return all
}

async function commit(db: Firestore, steps: Step[]): Promise<void> {
  const batch = db.batch()
  for (const { path, fields, isPresent } of steps) {
    // First of all, because the local database would keep the fields of before that the new document has not.
    if (isPresent) batch.delete(db.doc(path))
    if (fields !== undefined) batch.set(db.doc(path), fields)
  }
  await batch.commit()
}

async function readAll(db: Firestore, path: string): Promise<RawDocument[]> {
  const { docs } = await db.collection(path).get()
  const documents = docs.map(doc => documentIn(doc.id, doc.data()))
  return documents.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** A document as plain JSON. */
export function documentIn(id: string, fields: object): RawDocument {
  return { ...sorted(fields), id }
}

/** Keys in the order of the alphabet, moments as text, points as `{ lat, lng }`. */
function sorted(fields: object): Record<string, unknown> {
  const entries = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, value]) => [key, plain(value)]))
}

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (value instanceof GeoPoint) return { lat: value.latitude, lng: value.longitude }
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return isReference(value) ? value.path : sorted(value)
}

function isReference(value: object): value is DocumentReference {
  return 'firestore' in value && 'path' in value
}

/** Some at once, the results in the order of the items. */
export async function inTurn<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: parallelReads }, worker))
  return results
}
