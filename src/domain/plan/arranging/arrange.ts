import type { Day } from '#domain/time/calendar-day.ts'
import type { Plan, PlanItem } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { busyOf, clashesOf, type Stop, timedStops } from '#domain/plan/plan-stops.ts'
import { type Means, wayBetween } from '#domain/plan/travel.ts'
import { missedMeals } from '#domain/plan/meals.ts'

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
function isBetter(a: Measure, b: Measure): boolean {
  if (a.clashes !== b.clashes) return a.clashes < b.clashes
  if (a.meals !== b.meals) return a.meals < b.meals
  if (a.crowding !== b.crowding) return a.crowding < b.crowding
  if (Math.abs(a.km - b.km) > toleranceKm) return a.km < b.km
  return a.ends < b.ends
}

/** Neither more clashes nor a longer way. */
function isNoWorse(a: Measure, given: Measure): boolean {
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

interface Trip {
  /** The days to fill. What is planned for other days stays as it is. */
  days: readonly Day[]
  means: Means
}

/** More than the plan of a holiday needs; it bounds the time that a very long plan takes. */
const maxTries = 20_000

/**
 * The plan with its days in a good order: as few clashes as can be, an hour for meals, short ways, no race. There are never more clashes than in
 * the order it came in, and never a longer way. What has no day comes to one where it fits, and keeps none where there is no such day. What is
 * not offered any more is left alone.
 */
export function arrangePlan(
  plan: Plan,
  entries: ReadonlyMap<string, PlanEntry>,
  { days, means }: Trip
): Plan {
  const [first] = days
  if (first === undefined) return plan
  const isArranged = ({ day, slug }: PlanItem) => entries.has(slug) && (day === null || days.includes(day))
  const items = plan.filter(isArranged)
  const arranged = improved(inGivenOrder(items, days), measureWith(entries, means))
  const placed = [...arranged].flatMap(([day, slugs]) => slugs.map(slug => ({ day, slug })))
  const clashing = new Set([...arranged].flatMap(([day, slugs]) => clashingOn(day, slugs, entries, means)))
  const isWish = ({ slug }: PlanItem) =>
    clashing.has(slug) && items.some(item => item.slug === slug && item.day === null)
  return [
    ...plan.filter(item => !isArranged(item)),
    ...placed.map(item => (isWish(item) ? { ...item, day: null } : item))
  ]
}

/** Items that have a day keep it; the rest follows in its order, as many on each day. */
export function inGivenOrder(items: readonly PlanItem[], days: readonly Day[]): Days {
  const wishes = items.filter(({ day }) => day === null)
  return new Map(
    days.map((day, index) => {
      const dated = items.filter(item => item.day === day)
      const share = wishes.filter((_, place) => Math.floor((place * days.length) / wishes.length) === index)
      return [day, [...dated, ...share].map(({ slug }) => slug)]
    })
  )
}

function clashingOn(
  day: Day,
  slugs: readonly string[],
  entries: ReadonlyMap<string, PlanEntry>,
  means: Means
): string[] {
  const items = slugs.map(slug => ({ day, slug }))
  return timedStops(day, items, entries, means)
    .filter(({ problem }) => problem !== null)
    .map(({ item }) => item.slug)
}

/** Takes each change that makes the days better, again and again, until none does. */
function improved(given: Days, measure: (days: Days) => Measure): Days {
  const limit = measure(given)
  let tries = 0
  let days = given
  let best = limit
  let isDone = false
  while (!isDone) {
    isDone = true
    for (const change of changesOf(days)) {
      tries += 1
      if (tries > maxTries) return days
      const candidate = change(days)
      const measured = measure(candidate)
      if (!isBetter(measured, best) || !isNoWorse(measured, limit)) continue
      isDone = false
      days = candidate
      best = measured
    }
  }
  return days
}

/** Each stop at each other place, and each two of them changed for each other. */
function* changesOf(days: Days): Generator<(days: Days) => Days> {
  const slugs = [...days.values()].flat()
  for (const slug of slugs) {
    for (const [day, ofDay] of days) {
      const others = ofDay.filter(other => other !== slug)
      for (let place = 0; place <= others.length; place += 1) {
        if (ofDay[place] !== slug) yield current => movedTo(current, slug, day, place)
      }
    }
  }
  for (const [index, slug] of slugs.entries()) {
    for (const other of slugs.slice(index + 1)) yield current => changedFor(current, slug, other)
  }
}

function movedTo(days: Days, slug: string, to: Day, place: number): Days {
  return new Map(
    [...days].map(([day, ofDay]) => {
      // A day that stays as it is stays the same object, which has been measured.
      if (day !== to && !ofDay.includes(slug)) return [day, ofDay]
      const others = ofDay.filter(other => other !== slug)
      return [day, day === to ? others.toSpliced(place, 0, slug) : others]
    })
  )
}

function changedFor(days: Days, slug: string, other: string): Days {
  const swapped = new Map([
    [slug, other],
    [other, slug]
  ])
  return new Map(
    [...days].map(([day, ofDay]) => {
      const isChanged = ofDay.includes(slug) || ofDay.includes(other)
      return [day, isChanged ? ofDay.map(each => swapped.get(each) ?? each) : ofDay]
    })
  )
}
