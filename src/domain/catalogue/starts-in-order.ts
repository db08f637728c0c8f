import { memoizePerWord } from '#domain/data/memoize.ts'
import type { Day } from '#domain/time/calendar-day.ts'

import { openStarts, type StartSpan } from './availability.ts'
import type { Experience } from './experience.ts'

/** When it can begin on a day, what can be begun latest last. The publisher asks for the same experiences again after each edit. */
export const startsInOrder = memoizePerWord((day: Day, experience: Experience): StartSpan[] =>
  openStarts(day, experience).toSorted((a, b) => a.last - b.last)
)
