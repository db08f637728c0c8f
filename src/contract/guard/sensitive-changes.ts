import { z } from 'zod'

import { isDraft } from '#contract/reading/draft.ts'
import { collectionNames, type RawDocument, type Snapshot } from '#contract/reading/snapshot.ts'
import { guardedCollections, guardLimits, leastAllowed } from '#domain/site/publication-guard.ts'

type Collections = Snapshot['collections']

type Guarded = (typeof guardedCollections)[number]

const kind = z.enum(['address', 'name', 'place', 'price', 'removed'])
const change = z.object({ collection: z.enum(guardedCollections), id: z.string(), kind })

/** One thing that happened to one document. */
export type SensitiveChange = z.output<typeof change>

/** A change that went through, and when. */
const passedChange = change.extend({ moment: z.string() })
export type PassedChange = z.output<typeof passedChange>

/** A change that waits, with what is shown meanwhile: the fields of before. */
const blockedChange = change.extend({ before: z.looseObject({ id: z.string() }) })
export type BlockedChange = z.output<typeof blockedChange>

/** A document that came online, and when. */
const addedDocument = change.omit({ kind: true }).extend({ moment: z.string() })
type AddedDocument = z.output<typeof addedDocument>

export const guardMemory = z.object({
  came: z.array(addedDocument).default([]),
  held: z.array(blockedChange).default([]),
  passed: z.array(passedChange).default([])
})
export type GuardMemory = z.output<typeof guardMemory>

export const noMemory: GuardMemory = { came: [], held: [], passed: [] }

const dayMs = 86_400_000

export interface Admission {
  /** The collections to publish: documents as they are now, except that held changes keep their old state. */
  collections: Collections
  memory: GuardMemory
}

/**
 * Lets through what editors do in a day, and holds what looks like an accident: of each kind of change, once there were too many of it in 24 hours, what comes on top. Everything
 * else of the same documents goes on. What came within the day may go again: nothing is lost that stood before.
 */
export function admit(
  before: Collections,
  now: Collections,
  { came, passed }: GuardMemory,
  moment: Date
): Admission {
  const isRecent = (each: { moment: string }) => moment.getTime() - Date.parse(each.moment) < dayMs
  const [recent, fresh] = [passed.filter(isRecent), came.filter(isRecent)]
  const collections = { ...now }
  const held: BlockedChange[] = []
  const news: PassedChange[] = []
  for (const name of guardedCollections) {
    const freshIds = new Set(fresh.filter(({ collection }) => collection === name).map(({ id }) => id))
    const changes = changesBetween(name, before[name], now[name]).filter(({ id }) => !freshIds.has(id))
    const waiting = changes.filter(each => isTooMany(each, changes, recent, before[name].length))
    held.push(...waiting)
    const going = changes.filter(each => !waiting.includes(each))
    news.push(
      ...going.map(({ id, kind: own }) => ({ collection: name, id, kind: own, moment: moment.toISOString() }))
    )
    if (waiting.length > 0) collections[name] = withBlocked(now[name], waiting)
    const known = new Set(recent.flatMap(({ collection, id }) => (collection === name ? [id] : [])))
    fresh.push(...addedDocumentsIn(name, before[name], now[name], moment).filter(({ id }) => !known.has(id)))
  }
  return { collections, memory: { came: fresh, held, passed: [...recent, ...news] } }
}

/** Documents that were not online before. One that was removed and comes back within the day is not counted, because that can be an accident being repaired. */
function addedDocumentsIn(
  collection: Guarded,
  before: RawDocument[],
  now: RawDocument[],
  moment: Date
): AddedDocument[] {
  const online = new Set(before.filter(document => !isDraft(document)).map(({ id }) => id))
  return now.flatMap(document =>
    online.has(document.id) || isDraft(document)
      ? []
      : [{ collection, id: document.id, moment: moment.toISOString() }]
  )
}

/** After a start: what is online is what the database says, but for what waits. */
export function standingWith(now: Collections, { held }: GuardMemory): Collections {
  const collections = { ...now }
  for (const name of collectionNames) {
    const own = held.filter(({ collection }) => collection === name)
    if (own.length > 0) collections[name] = withBlocked(now[name], own)
  }
  return collections
}

/** In words for people: `30 removed in experiencias`. */
export function wordsOfBlocked(held: readonly SensitiveChange[]): string {
  const groups = Map.groupBy(held, ({ collection, kind: own }) => `${labels[own]} in ${collection}`)
  return [...groups]
    .map(([what, all]) => `${all.length} ${what} (${all[0]?.id ?? ''}${all.length > 1 ? ' …' : ''})`)
    .join(', ')
}

const labels = {
  address: 'other addresses',
  name: 'other names',
  place: 'other places',
  price: 'other prices',
  removed: 'removed'
} as const satisfies Record<SensitiveChange['kind'], string>

function isTooMany(
  { collection, id, kind: own }: SensitiveChange,
  changes: readonly SensitiveChange[],
  recent: readonly PassedChange[],
  size: number
): boolean {
  const before = new Set(
    recent.filter(each => each.collection === collection && each.kind === own).map(each => each.id)
  )
  if (own !== 'removed' && before.has(id)) return false
  const all = new Set([...before, ...changes.filter(each => each.kind === own).map(each => each.id)])
  // Documents removed during the day belong to the whole.
  const whole = own === 'removed' ? size + before.size : size
  return all.size > Math.max(leastAllowed, whole * guardLimits[own].share)
}

function changesBetween(collection: Guarded, before: RawDocument[], now: RawDocument[]): BlockedChange[] {
  const byId = new Map(now.map(document => [document.id, document]))
  return before.flatMap(old => {
    const document = byId.get(old.id)
    if (document === old || isDraft(old)) return []
    if (document === undefined || isDraft(document))
      return [{ before: old, collection, id: old.id, kind: 'removed' as const }]
    return kind.options
      .filter(own => guardLimits[own].fields.some(field => !isSame(old[field], document[field])))
      .map(own => ({ before: partOf(old, guardLimits[own].fields), collection, id: old.id, kind: own }))
  })
}

/** Documents are plain JSON, and their keys in order. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

function partOf(document: RawDocument, fields: readonly string[]): RawDocument {
  return { ...Object.fromEntries(fields.map(field => [field, document[field] ?? null])), id: document.id }
}

function withBlocked(now: RawDocument[], held: readonly BlockedChange[]): RawDocument[] {
  const removed = held.filter(({ kind: own }) => own === 'removed')
  const goneIds = new Set(removed.map(({ id }) => id))
  const changed = Map.groupBy(
    held.filter(({ kind: own }) => own !== 'removed'),
    ({ id }) => id
  )
  const kept = now
    .filter(({ id }) => !goneIds.has(id))
    .map(document => {
      const parts = changed.get(document.id)
      // Others stay the same object: what is known of them holds.
      return parts === undefined
        ? document
        : parts.reduce((all, { before }) => ({ ...all, ...before }), document)
    })
  return [...kept, ...removed.map(({ before }) => before)].toSorted((one, other) =>
    one.id < other.id ? -1 : 1
  )
}
