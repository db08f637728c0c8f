import type { Firestore, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import {
  type CollectionName,
  type RawDocument,
  collectionNames,
  emptyCollections
} from '#contract/reading/snapshot.ts'
import { errorMessage } from '#publishing/error-message.ts'
import { runLimited } from '#publishing/hosting/run-limited.ts'
import { documentIn } from './plain.ts'

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
export async function readCollections(db: Firestore): Promise<Collections> {
  const collections = emptyCollections()
  await Promise.all(topNames.map(async name => (collections[name] = await readAll(db, name))))
  const ids = collections.experiencias.map(({ id }) => id)
  collections[below] = await readAllOpinions(db, ids)
  return collections
}

/** The opinions of all experiences, each naming its own; those at last whose experience is gone: the report names them. */
export async function readAllOpinions(db: Firestore, ids: string[]): Promise<RawDocument[]> {
  const { docs } = await db.collectionGroup(below).get()
  return opinionsInOrder(ids, docs.filter(isOpinion).map(opinionIn))
}

/** Something else may have a collection of this name, too. */
export function isOpinion({ ref }: QueryDocumentSnapshot): boolean {
  return ref.parent.parent?.parent.path === 'experiencias'
}

/** An opinion as files and snapshots have it. */
export function opinionIn(doc: QueryDocumentSnapshot): RawDocument {
  return { ...documentIn(doc.id, doc.data()), experiencia: doc.ref.parent.parent?.id ?? '' }
}

/** By their experiences, those that there are first, then those that only opinions know. */
export function opinionsInOrder(ids: string[], opinions: Iterable<RawDocument>): RawDocument[] {
  const byExperience = Map.groupBy(opinions, ({ experiencia }) => String(experiencia))
  return inPlace(ids, byExperience.keys()).flatMap(id =>
    (byExperience.get(id) ?? []).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  )
}

function inPlace(ids: string[], named: Iterable<string>): string[] {
  const present = new Set(ids)
  return [...ids, ...[...named].filter(id => !present.has(id)).toSorted()]
}

/** Leaves exactly these documents in the collections of the catalogue, and all others alone. */
export async function replaceCollections(
  db: Firestore,
  wanted: Collections,
  report: Report = () => {}
): Promise<void> {
  const written = collectionNames.flatMap(name => wanted[name].map(document => writing(name, document)))
  const before = await fieldsByPath(db)
  const kept = new Set(written.map(({ path }) => path))
  const removed = [...before.keys()].filter(path => !kept.has(path)).map(path => ({ isPresent: true, path }))
  const steps = [...removed, ...written.map(step => ({ ...step, isPresent: before.has(step.path) }))]
  const done: Step[] = []
  for (const batch of batches(steps)) {
    try {
      await commit(db, batch)
    } catch (error) {
      throw new Error(`${errorMessage(error)}. ${await undo(db, done, before)}`, { cause: error })
    }
    done.push(...batch)
    report(done.length, steps.length)
  }
}

type FieldsByPath = ReadonlyMap<string, Record<string, unknown>>

/** Puts documents back that were written or removed, and says how the database is now. */
async function undo(db: Firestore, done: Step[], before: FieldsByPath): Promise<string> {
  const steps = done.map(({ path }) => ({ fields: before.get(path), isPresent: true, path }))
  try {
    for (const batch of batches(steps)) await commit(db, batch)
    return 'The database is as it was.'
  } catch (error) {
    return `What was there could not all be put back: ${errorMessage(error)}`
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

/** As the SDK gives them: with moments, points and references, which are written back as they are. */
async function fieldsByPath(db: Firestore): Promise<FieldsByPath> {
  const tops = await Promise.all(topNames.map(async name => (await db.collection(name).get()).docs))
  const { docs } = await db.collectionGroup(below).get()
  return new Map([...tops.flat(), ...docs.filter(isOpinion)].map(doc => [doc.ref.path, doc.data()]))
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
  for (const step of steps) addTo(batch, db, step)
  try {
    await batch.commit()
  } catch (error) {
    const [first, last] = [steps[0], steps.at(-1)]
    const which =
      steps.length === 1 ? first?.path : `one of ${steps.length} from ${first?.path} to ${last?.path}`
    throw new Error(`${which}: ${errorMessage(error)}`, { cause: error })
  }
}

function addTo(batch: WriteBatch, db: Firestore, { fields, isPresent, path }: Step): void {
  try {
    // First of all, because the local database would keep the fields of before that the new document has not.
    if (isPresent) batch.delete(db.doc(path))
    if (fields !== undefined) batch.set(db.doc(path), fields)
  } catch (error) {
    throw new Error(`${path}: ${errorMessage(error)}`, { cause: error })
  }
}

async function readAll(db: Firestore, path: string): Promise<RawDocument[]> {
  const { docs } = await db.collection(path).get()
  const documents = docs.map(doc => documentIn(doc.id, doc.data()))
  return documents.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Some at once, the results in the order of the items. */
export async function mapLimited<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>
): Promise<Result[]> {
  const results: Result[] = []
  await runLimited(items.entries(), parallelReads, async ([index, item]) => {
    results[index] = await work(item)
  })
  return results
}
