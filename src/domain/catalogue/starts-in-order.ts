import { memoizeWeak } from '#domain/data/memoize.ts'
import type { Day } from '#domain/time/calendar-day.ts'

import { type StartSpan, startsOn, type Timetable } from './availability.ts'

/** When it can begin on a day, what can be begun latest last. Whoever publishes asks of the same experiences again after each edit. */
export function startsInOrder(day: Day, timetable: Timetable): StartSpan[] {
  const known = startsByDay(timetable)
  const starts = known.get(day) ?? startsOn(day, timetable).toSorted((a, b) => a.last - b.last)
  known.set(day, starts)
  return starts
}

const startsByDay = memoizeWeak((_timetable: Timetable) => new Map<Day, StartSpan[]>())
