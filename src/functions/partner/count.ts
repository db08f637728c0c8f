import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { decodePartner } from '#contract/documents/partner.ts'
import { pageSlug } from '#contract/fields/page-slug.ts'
import {
  encodeResults,
  resultsCollection,
  resultsId
} from '#contract/user-documents/partner/partner-results.ts'
import { decodeVisit } from '#contract/user-documents/visit.ts'
import { addDays } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import type { Visit } from '#domain/privacy/visit.ts'
import { stepKinds, type VisitSteps } from '#domain/privacy/visit-steps.ts'
import { addCounts, type DayResults, noVisits, type VisitCounts } from '#domain/partner/results.ts'
import { isSpotId } from '#domain/partner/short-address.ts'

/** So many days are counted anew each night: a visit goes on after midnight, and a night may have been missed. */
const daysCounted = 7
/** As many as one batch takes. */
const batchSize = 500

/** Counts the visits of each partner per day, up to yesterday. It may run any number of times, because each run writes the same. */
export async function countPartnerVisits(db: Firestore, now: Date): Promise<void> {
  const today = dayInAndalusia(now.toISOString())
  const first = addDays(today, -daysCounted)
  // Days of Andalusia begin an hour or two before those of the clock of the world.
  const visits = await db
    .collection('estadisticas')
    .where('moment', '>=', addDays(first, -1))
    .where('moment', '<', addDays(today, 1))
    .get()
  const counted = countVisits(
    visits.docs.flatMap(document => decodeVisit(document.data()) ?? []),
    await countableIn(db)
  ).filter(({ day }) => day >= first && day < today)
  const results = db.collection(resultsCollection)
  const written = counted.map(result => ({
    fields: encodeResults(result),
    ref: results.doc(resultsId(result.partnerId, result.day))
  }))
  const kept = new Set(written.map(({ ref }) => ref.id))
  const before = await results.where('dia', '>=', first).get()
  // A person who deleted their account took their visits with them.
  const gone = before.docs.filter(({ id }) => !kept.has(id)).map(({ ref }) => ({ fields: null, ref }))
  await writeAll(db, [...written, ...gone])
}

async function countableIn(db: Firestore): Promise<Countable> {
  const [experiences, partners] = await Promise.all([
    db.collection('experiencias').get(),
    db.collection('partners').get()
  ])
  return {
    experienceIds: new Map(
      experiences.docs.flatMap(document => {
        const slug = pageSlug(document.id, document.data())
        return slug === null ? [] : [[slug, document.id] as const]
      })
    ),
    spots: new Map(
      partners.docs.flatMap(document => {
        const { id } = document
        const partner = decodePartner({ ...document.data(), id }).value
        return partner === null ? [] : [[id, partner.host.spots.map(spot => spot.id)] as const]
      })
    )
  }
}

interface Change {
  /** Null for a document that goes. */
  fields: ReturnType<typeof encodeResults> | null
  ref: DocumentReference
}

async function writeAll(db: Firestore, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const batch = db.batch()
  for (const { fields, ref } of changes.slice(0, batchSize)) {
    if (fields === null) batch.delete(ref)
    else batch.set(ref, fields)
  }
  await batch.commit()
  await writeAll(db, changes.slice(batchSize))
}

/** Values that may be counted, because a browser can send anything. */
export interface Countable {
  /** The id of an experience, by its slug. */
  experienceIds: ReadonlyMap<string, string>
  /** The places of each partner that has a page. */
  spots: ReadonlyMap<string, readonly string[]>
}

/** The visits that partners brought, by partner and day, without anything of the visitors. What is counted twice comes out the same. */
export function countVisits(visits: readonly Visit[], { experienceIds, spots }: Countable): DayResults[] {
  const results = new Map<string, DayResults>()
  for (const visit of visits) {
    if (visit.kind !== 'partner-visit') continue
    const { moment, partner, steps, url } = visit
    const places = spots.get(partner.partnerId)
    if (places === undefined) continue
    const day = dayInAndalusia(moment)
    const key = `${partner.partnerId} ${day}`
    const before = results.get(key) ?? emptyDay(partner.partnerId, day)
    const known = withIds(steps, experienceIds)
    const counts = countsOf(known, 1)
    const spot = spotOf(url)
    if (spot !== null && places.includes(spot)) add(before.spots, spot, counts)
    for (const id of new Set(stepKinds.flatMap(kind => known[kind])))
      add(before.experiences, id, countsOf(onlyOf(known, id), known.opened.includes(id) ? 1 : 0))
    results.set(key, { ...before, whole: addCounts(before.whole, counts) })
  }
  return [...results.values()]
}

function emptyDay(partnerId: string, day: string): DayResults {
  return { day, experiences: {}, partnerId, spots: {}, whole: noVisits }
}

/** As one visit. */
function countsOf({ booked, planned }: VisitSteps, visits: number): VisitCounts {
  return { bookings: Math.min(booked.length, 1), plans: Math.min(planned.length, 1), visits }
}

function add(counts: Record<string, VisitCounts>, id: string, more: VisitCounts): void {
  counts[id] = addCounts(counts[id] ?? noVisits, more)
}

function withIds(steps: VisitSteps, ids: ReadonlyMap<string, string>): VisitSteps {
  const known = (slugs: readonly string[]) => slugs.flatMap(slug => ids.get(slug) ?? [])
  return { booked: known(steps.booked), opened: known(steps.opened), planned: known(steps.planned) }
}

function onlyOf(steps: VisitSteps, id: string): VisitSteps {
  const only = (ids: readonly string[]) => ids.filter(each => each === id)
  return { booked: only(steps.booked), opened: only(steps.opened), planned: only(steps.planned) }
}

/** The place whose code was scanned, as the page of arrival says it. */
function spotOf(url: string): string | null {
  const spot = new URLSearchParams(url.split('?')[1]).get('sitio')
  return isSpotId(spot) ? spot : null
}
