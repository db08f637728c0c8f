import type { Visit } from '#domain/privacy/visit.ts'
import { stepKinds, type VisitSteps } from '#domain/privacy/visit-steps.ts'
import { dayInAndalusia } from '#domain/time/day.ts'

import { addCounts, type DayResults, noVisits, type VisitCounts } from './results.ts'
import { isSpotId } from './short-address.ts'

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
