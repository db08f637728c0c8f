import type { DocumentReference, Firestore } from 'firebase-admin/firestore'

import { decodePartner } from '#contract/documents/partner.ts'
import { pageSlug } from '#contract/fields/page-slug.ts'
import {
  encodeResults,
  resultsCollection,
  resultsId
} from '#contract/user-documents/partner/partner-results.ts'
import { decodeVisit } from '#contract/user-documents/visit.ts'
import { type Countable, countVisits } from '#domain/partner/count-visits.ts'
import { addDays } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'

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
