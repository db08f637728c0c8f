/** Monday to Sunday, as ISO 8601 counts them: 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** Time of day on the clock of Andalusia, `HH:mm`. */
export type ClockTime = string

/** Days of the year `MM-DD`, both included; `from` after `until` runs over New Year. */
export interface Season {
  from: string
  until: string
}

/** Days of the calendar, `YYYY-MM-DD`, both included. */
export interface DaySpan {
  from: string
  until: string
}

/** Days on which the times do not hold; with a start only the one that begins then. */
export interface ExceptedDays extends DaySpan {
  start?: ClockTime
}

/** When an experience takes place: at fixed starts, or at any time while it is open. `except` are days on which that does not hold. */
export type Schedule = { weekdays: Weekday[]; season: Season | null; except?: readonly ExceptedDays[] } & (
  | { kind: 'starts'; starts: ClockTime[] }
  | { kind: 'open'; opens: ClockTime; closes: ClockTime }
)

export type TimeOfDay = 'morning' | 'day' | 'evening' | 'night'

export function isInSeason(season: Season | null, monthDay: string): boolean {
  if (season === null) return true
  const { from, until } = season
  return from <= until ? monthDay >= from && monthDay <= until : monthDay >= from || monthDay <= until
}

export function isExcepted({ except }: Schedule, day: string): boolean {
  return except?.some(span => span.start === undefined && isWithin(span, day)) ?? false
}

/** The fixed starts that a day has left. */
export function startsLeft(
  { except = [] }: Schedule,
  starts: readonly ClockTime[],
  day: string
): ClockTime[] {
  const full = except.flatMap(span => (span.start !== undefined && isWithin(span, day) ? [span.start] : []))
  return starts.filter(start => !full.includes(start))
}

function isWithin({ from, until }: DaySpan, day: string): boolean {
  return from <= day && day <= until
}

/** The first time of a usual day, or null when no times are known. */
export function firstTime(schedules: Schedule[]): ClockTime | null {
  const times = schedules.flatMap(schedule =>
    schedule.kind === 'starts' ? schedule.starts : [schedule.opens]
  )
  return times.toSorted()[0] ?? null
}

/** Time of day for the poster's light; midday when no time is known. */
export function timeOfDay(time: ClockTime | null): TimeOfDay {
  if (time === null) return 'day'
  if (time < '06:00' || time >= '21:30') return 'night'
  if (time < '10:30') return 'morning'
  return time < '18:30' ? 'day' : 'evening'
}
