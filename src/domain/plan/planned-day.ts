import { startsOn } from '#domain/catalogue/availability.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'

import type { PlanEntry } from './plan-entry.ts'

/** The day of a plan that takes an experience saved for a day: its own day for an event, none where it does not take place then. */
export function plannedDay(
  day: Day,
  entry: Pick<PlanEntry, 'durationMinutes' | 'eventDate' | 'schedules'>
): Day | null {
  if (entry.eventDate === null && entry.schedules.length === 0) return day
  if (startsOn(day, entry).length > 0) return day
  return entry.eventDate && dayInAndalusia(entry.eventDate.start)
}
