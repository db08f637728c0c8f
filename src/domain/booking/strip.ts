import { addDays, type Day, daysBetween, monthsLater, restOfMonth } from '#domain/time/calendar-day.ts'

/** Tells whether a day may be chosen. */
export type IsOpen = (day: Day) => boolean

/** A day of a strip or of a month. */
export interface OfferedDay {
  day: Day
  isOpen: boolean
}

/** `firstOffered` is null where every day may be asked for. */
interface KnownDays {
  firstOffered: Day | null
  today: Day
}

/** Two weeks: the days of a week stand below one another. */
const daysInStrip = 14

/** The two weeks in which the chosen day is. A day that is chosen in them leaves them as they are: a finger stays on the day that it touched. */
export function stripOf(chosen: Day | null, isOpen: IsOpen, known: KnownDays): OfferedDay[] {
  const first = firstInStrip(chosen, known)
  return Array.from({ length: daysInStrip }, (_, index) => offeredDay(addDays(first, index), isOpen))
}

/** Strips follow one another from today on, and from the first day of a later season on. Those before it end with the day before. */
function firstInStrip(chosen: Day | null, { firstOffered, today }: KnownDays): Day {
  const isSeasonLater = firstOffered !== null && firstOffered >= addDays(today, daysInStrip)
  const season = isSeasonLater ? firstOffered : today
  if (chosen === null || chosen < today) return today
  if (chosen >= season) return stripFrom(season, chosen)
  const first = stripFrom(today, chosen)
  const lastBefore = addDays(season, -daysInStrip)
  return first < lastBefore ? first : lastBefore
}

/** The first day of the strip with a day, where the strips begin with `start`. */
function stripFrom(start: Day, day: Day): Day {
  return addDays(start, Math.floor(daysBetween(start, day) / daysInStrip) * daysInStrip)
}

/** All days of the month of a day. */
export function monthOf(day: Day, isOpen: IsOpen): OfferedDay[] {
  const first = monthsLater(day, 0)
  return restOfMonth(first, Number(first.slice(5, 7))).map(each => offeredDay(each, isOpen))
}

function offeredDay(day: Day, isOpen: IsOpen): OfferedDay {
  return { day, isOpen: isOpen(day) }
}
