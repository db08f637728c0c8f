import { startsOn, stillPossible, type Timetable } from '#domain/catalogue/availability.ts'
import { addDays, type Clock, type Day } from '#domain/time/calendar-day.ts'

/** As far as forecasts reach. */
const daysAhead = 6
/** When something takes place that has no hours. */
export const midday = 12 * 60

/** A day, and the minute at which it may first begin. */
export interface Start {
  day: Day
  start: number
}

/** Of what the weather is asked: the day that was said, else the next one on which it takes place. Null where that is past, or too far away. */
export function startOf(timetable: Timetable, said: Day | null, now: Clock): Start | null {
  const days = said === null ? comingDays(now.day) : [said]
  const hasHours = timetable.eventDate !== null || timetable.schedules.length > 0
  for (const day of days.filter(each => comingDays(now.day).includes(each))) {
    if (!hasHours) return { day, start: Math.max(midday, day === now.day ? now.minutes : 0) }
    const starts = stillPossible(day, startsOn(day, timetable), now).map(({ first }) => first)
    if (starts.length > 0) return { day, start: Math.min(...starts) }
  }
  return null
}

function comingDays(today: Day): Day[] {
  return Array.from({ length: daysAhead + 1 }, (_, count) => addDays(today, count))
}
