import { addDays, type Day } from '#domain/time/calendar-day.ts'

import { daysOf } from './filters/when.ts'
import type { ListingState } from './listing-state.ts'

/** A day that has something, with how many. */
export interface FittingDay {
  count: number
  day: Day
}

/** So far around the days that are asked for: a few weeks is what a holiday can be moved. */
const daysAround = 28

/** Whether all days that are asked for are over. */
export function isPast({ when }: Pick<ListingState, 'when'>, today: Day): boolean {
  const last = daysOf(when, today)?.at(-1)
  return last !== undefined && last < today
}

/** The day from today on that is closest to those that are asked for and has something; of two as close, the later one. Null where no day is asked for, or none fits. */
export function nearestDay(
  state: ListingState,
  today: Day,
  countOf: (state: ListingState) => number
): FittingDay | null {
  for (const day of daysAroundOf(state, today)) {
    const count = countOf({ ...state, when: day })
    if (count > 0) return { count, day }
  }
  return null
}

function daysAroundOf(state: ListingState, today: Day): Day[] {
  const days = daysOf(state.when, today)
  const [first, last] = [days?.[0], days?.at(-1)]
  if (first === undefined || last === undefined) return []
  const distances = Array.from({ length: daysAround + 1 }, (_, distance) => distance)
  if (isPast(state, today)) return distances.map(distance => addDays(today, distance))
  return distances
    .slice(1)
    .flatMap(distance => [addDays(last, distance), addDays(first, -distance)])
    .filter(day => day >= today)
}
