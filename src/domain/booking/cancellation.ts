import { startsOn, type Timetable } from '#domain/catalogue/availability.ts'
import { clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'

const millisecondsPerMinute = 60 * 1000
const millisecondsPerHour = 60 * millisecondsPerMinute

/** The moment until which a booking can be cancelled free of charge, ISO 8601. Hours are counted as they pass, also when clocks change. */
export function cancellationDeadline(start: string, hours: number): string {
  return new Date(Date.parse(start) - hours * millisecondsPerHour).toISOString()
}

/** The first start on a day, by the published schedules, ISO 8601; null when it does not take place or no times are known. */
export function firstStartOn(day: Day, timetable: Timetable): string | null {
  const starts = startsOn(day, timetable).map(({ first }) => first)
  return starts.length === 0 ? null : momentInAndalusia(day, Math.min(...starts))
}

/** The moment at which the clocks of Andalusia show this day and minute. */
export function momentInAndalusia(day: Day, minutes: number): string {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minutes * millisecondsPerMinute
  // Where the clock is ahead of UTC is known only at a moment; near a change of the clocks the first guess may be an hour off.
  const guess = asIfUtc - clockAhead(asIfUtc)
  return new Date(asIfUtc - clockAhead(guess)).toISOString()
}

/** Milliseconds by which the clocks of Andalusia are ahead of UTC. */
function clockAhead(ms: number): number {
  const { day, minutes } = clockInAndalusia(new Date(ms))
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * millisecondsPerMinute
  return shown - Math.floor(ms / millisecondsPerMinute) * millisecondsPerMinute
}
