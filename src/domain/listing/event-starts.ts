import type { OperatingMode } from '#domain/partner/mode.ts'
import type { Day } from '#domain/time/calendar-day.ts'

import { daysOf } from './filters/when.ts'

/** The day of an event beside a list, and for whom it is not. */
export interface EventStart {
  day: Day
  hiddenFor: OperatingMode[]
}

/** Keeps the events that begin on the days asked for; all of them where no day is. */
export function eventsAskedFor(starts: EventStart[], when: string | null, today: Day): EventStart[] {
  const days = daysOf(when, today)
  return days === null ? starts : starts.filter(({ day }) => days.includes(day))
}
