import type { Day } from '#domain/time/calendar-day.ts'

import { type Days, isBetter, isNoWorse, type Measure, measureWith } from './arrange-measure.ts'
import type { Plan, PlanItem } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { timedStops } from '#domain/plan/plan-stops.ts'
import type { Means } from '#domain/plan/travel.ts'

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
