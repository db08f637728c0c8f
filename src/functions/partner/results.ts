import { getFirestore } from 'firebase-admin/firestore'

import { namesIn } from '#contract/fields/page-slug.ts'
import {
  decodeResults,
  resultsCollection,
  resultsId
} from '#contract/user-documents/partner/partner-results.ts'
import type { Partner } from '#domain/partner/partner.ts'
import type { PartnerResults } from '#domain/partner/partner-results.ts'
import { resultDays, type ShownRow, shownResults, wasOpenedIn, weekBefore } from '#domain/partner/results.ts'
import { addDays } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import type { LocalizedText } from '#domain/text/text.ts'

/** Results of a partner, up to yesterday. They are read by the ids of its own documents, so those of others cannot be among them. */
export async function resultsOf({ host, id }: Partner, now: Date): Promise<PartnerResults> {
  const today = dayInAndalusia(now.toISOString())
  const from = addDays(today, -resultDays)
  const db = getFirestore()
  const days = Array.from({ length: resultDays }, (_, index) => addDays(from, index))
  const documents = await db.getAll(
    ...days.map(day => db.collection(resultsCollection).doc(resultsId(id, day)))
  )
  const found = documents.flatMap(document => decodeResults(document.data()) ?? [])
  const shown = shownResults(found.map(result => ({ ...result, spots: spotsOf(host.spots, result.spots) })))
  return {
    ...shown,
    experiences: await named(shown.experiences),
    from,
    spots: shown.spots.map(row => ({ ...row, name: nameOf(host.spots, row.id) })),
    until: addDays(today, -1),
    wasOpenedLastWeek: wasOpenedIn(weekBefore(today), found)
  }
}

type Spots = Partner['host']['spots']

/** Places that are gone count as none. */
function spotsOf<Counts>(spots: Spots, counts: Record<string, Counts>): Record<string, Counts> {
  return Object.fromEntries(Object.entries(counts).filter(([id]) => spots.some(spot => spot.id === id)))
}

function nameOf(spots: Spots, id: string): string {
  return spots.find(spot => spot.id === id)?.name ?? id
}

/** Experiences that are gone have no name, and are left out. */
async function named(rows: readonly ShownRow[]): Promise<(ShownRow & { name: LocalizedText })[]> {
  if (rows.length === 0) return []
  const db = getFirestore()
  const documents = await db.getAll(...rows.map(({ id }) => db.collection('experiencias').doc(id)))
  const names = new Map(documents.map(document => [document.id, namesIn(document.data())]))
  return rows.flatMap(row => {
    const name = names.get(row.id) ?? null
    return name === null ? [] : [{ ...row, name }]
  })
}
