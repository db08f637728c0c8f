import { addDays, type Day } from '#domain/time/calendar-day.ts'

import type { Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { clashesOf, timedStops } from '#domain/plan/plan-stops.ts'
import type { Means } from '#domain/plan/travel.ts'

const daysAhead = 14

/** The first day on which a stop fits at the end, with no more clashes than that day has: one of the plan, else one soon after; null where there is none. */
export function dayThatFits(
  plan: Plan,
  slug: string,
  entries: ReadonlyMap<string, PlanEntry>,
  means: Means
): Day | null {
  const own = plan.find(item => item.slug === slug)?.day ?? null
  if (own === null) return null
  const planned = plan.flatMap(({ day }) => (day !== null && day !== own ? [day] : []))
  const after = Array.from({ length: daysAhead }, (_, index) => addDays(own, index + 1))
  const candidates = [...new Set(planned)].toSorted()
  return [...candidates, ...after].find(fits) ?? null

  function fits(day: Day): boolean {
    const items = plan.filter(item => item.day === day)
    const clashes = clashesOf(timedStops(day, items, entries, means))
    return clashesOf(timedStops(day, [...items, { day, slug }], entries, means)) <= clashes
  }
}
