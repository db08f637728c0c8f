import { distanceKm } from '#domain/place/place.ts'
import type { Day } from '#domain/time/calendar-day.ts'

import type { Plan, PlanItem } from '#domain/plan/plan.ts'
import { byDay } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { clashesOf, timedStops } from '#domain/plan/plan-stops.ts'
import type { Means } from '#domain/plan/travel.ts'

type Entries = ReadonlyMap<string, PlanEntry>

/** How far away an indoor alternative may be. */
const nearbyKm = 40
const maxAlternatives = 3

/** Stops of a day that take place outdoors. */
export function outdoorsOn(plan: Plan, day: Day, entries: Entries): PlanItem[] {
  return plan.filter(item => item.day === day && entries.get(item.slug)?.isIndoor === false)
}

/** The plan with what is under a roof on that day, as far as other days have it and nothing clashes that did not; null where nothing changes. */
export function swapForRain(plan: Plan, day: Day, entries: Entries, means: Means): Plan | null {
  const given = clashesIn(plan, entries, means)
  const roofed = (item: PlanItem) =>
    item.day !== null && item.day !== day && entries.get(item.slug)?.isIndoor === true
  const result = outdoorsOn(plan, day, entries).reduce((changed, outdoor) => {
    const swaps = changed.filter(roofed).map(indoor => swapStops(changed, outdoor.slug, indoor.slug))
    return swaps.find(swap => clashesIn(swap, entries, means) <= given) ?? changed
  }, plan)
  return result === plan ? null : result
}

/** Indoor alternatives near an item, on that day and in its place; nearest first. */
export function alternativesFor(
  plan: Plan,
  { day, slug }: PlanItem,
  entries: Entries,
  means: Means
): PlanEntry[] {
  const position = entries.get(slug)?.position
  if (!position || day === null) return []
  const kmTo = (entry: PlanEntry) => (entry.position ? distanceKm(position, entry.position) : Infinity)
  const near = [...entries.values()]
    .filter(entry => entry.isIndoor && !entry.isDestination && kmTo(entry) <= nearbyKm)
    .filter(entry => !plan.some(item => item.slug === entry.slug))
    .toSorted((a, b) => kmTo(a) - kmTo(b))
  const alternatives: PlanEntry[] = []
  for (const entry of near) {
    const items = replaceStop(plan, slug, entry.slug).filter(item => item.day === day)
    const stop = timedStops(day, items, entries, means).find(({ item }) => item.slug === entry.slug)
    if (stop && stop.start !== null && stop.problem === null) alternatives.push(entry)
    if (alternatives.length === maxAlternatives) break
  }
  return alternatives
}

/** The plan with another experience on the day and in the place of one. */
export function replaceStop(plan: Plan, slug: string, other: string): Plan {
  return plan.map(item => (item.slug === slug ? { ...item, slug: other } : item))
}

function swapStops(plan: Plan, slug: string, other: string): Plan {
  const swapped = new Map([
    [slug, other],
    [other, slug]
  ])
  return plan.map(item => ({ ...item, slug: swapped.get(item.slug) ?? item.slug }))
}

function clashesIn(plan: Plan, entries: Entries, means: Means): number {
  return byDay(plan).reduce(
    (sum, { day, items }) => sum + clashesOf(timedStops(day, items, entries, means)),
    0
  )
}
