import { memoizeWeak } from '#domain/data/memoize.ts'
import type { Day } from '#domain/time/calendar-day.ts'

import { openStarts, type StartSpan } from './availability.ts'
import type { Experience } from './experience.ts'

/** When it can begin on a day, what can be begun latest last. Whoever publishes asks of the same experiences again after each edit. */
export function startsInOrder(day: Day, experience: Experience): StartSpan[] {
  const known = startsByDay(experience)
  const starts = known.get(day) ?? openStarts(day, experience).toSorted((a, b) => a.last - b.last)
  known.set(day, starts)
  return starts
}

const startsByDay = memoizeWeak((_experience: Experience) => new Map<Day, StartSpan[]>())
