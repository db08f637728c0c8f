import type { Day } from '#domain/time/calendar-day.ts'

import { missedMeals } from '#domain/plan/meals.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { busyOf, clashesOf, type Stop, timedStops } from '#domain/plan/plan-stops.ts'
import { type Means, wayBetween } from '#domain/plan/travel.ts'

/** The slugs of each day, in their order. */
export type Days = ReadonlyMap<Day, readonly string[]>

/** Faults of an arrangement, worst first: the fewer, the better. */
export interface Measure {
  clashes: number
  meals: number
  /** How far days are above what one does at ease. */
  crowding: number
  /** The way from stop to stop, clash or not. */
  km: number
  /** When each of the days is over, in minutes, added up. */
  ends: number
}

/** A day with more stops counts as crowded. */
const easyStops = 3
/** Two ways that differ by less are the same. */
const toleranceKm = 1e-6

type MeasureDays = (days: Days) => Measure

/** Measures days, and each order of a day once. The list of a day belongs to that day alone. */
export function measureWith(entries: ReadonlyMap<string, PlanEntry>, means: Means): MeasureDays {
  const orders = new Map<string, Measure>()
  const known = new WeakMap<readonly string[], Measure>()
  return days => {
    let sum = nothing
    for (const [day, slugs] of days) {
      const measure = known.get(slugs) ?? measureOrder(day, slugs)
      known.set(slugs, measure)
      sum = sumOf(sum, measure)
    }
    return sum
  }

  function measureOrder(day: Day, slugs: readonly string[]): Measure {
    const key = `${day} ${slugs.join(' ')}`
    const measure = orders.get(key) ?? measureDay(timedStops(day, itemsOf(day, slugs), entries, means), means)
    orders.set(key, measure)
    return measure
  }
}

/** Whether the days are better: what weighs more decides. */
export function isBetter(a: Measure, b: Measure): boolean {
  if (a.clashes !== b.clashes) return a.clashes < b.clashes
  if (a.meals !== b.meals) return a.meals < b.meals
  if (a.crowding !== b.crowding) return a.crowding < b.crowding
  if (Math.abs(a.km - b.km) > toleranceKm) return a.km < b.km
  return a.ends < b.ends
}

/** Neither more clashes nor a longer way. */
export function isNoWorse(a: Measure, given: Measure): boolean {
  return a.clashes <= given.clashes && a.km <= given.km + toleranceKm
}

const nothing: Measure = { clashes: 0, crowding: 0, ends: 0, km: 0, meals: 0 }

function sumOf(a: Measure, b: Measure): Measure {
  return {
    clashes: a.clashes + b.clashes,
    crowding: a.crowding + b.crowding,
    ends: a.ends + b.ends,
    km: a.km + b.km,
    meals: a.meals + b.meals
  }
}

function itemsOf(day: Day, slugs: readonly string[]) {
  return slugs.map(slug => ({ day, slug }))
}

function measureDay(stops: readonly Stop[], means: Means): Measure {
  const busy = busyOf(stops)
  return {
    clashes: clashesOf(stops),
    crowding: Math.max(0, stops.length - easyStops) ** 2,
    ends: Math.max(0, ...busy.map(({ to }) => to)),
    km: kmAlong(stops, means),
    meals: missedMeals(busy).length
  }
}

function kmAlong(stops: readonly Stop[], means: Means): number {
  const places = stops.flatMap(({ entry }) => entry?.position ?? [])
  return places.slice(1).reduce((km, place, index) => {
    const before = places[index]
    return before ? km + wayBetween(before, place, means).km : km
  }, 0)
}
