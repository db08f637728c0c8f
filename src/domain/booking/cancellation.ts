import type { NextStart } from '#domain/catalogue/next-starts.ts'
import { addDays, type Clock, clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'

const millisecondsPerMinute = 60 * 1000
const millisecondsPerHour = 60 * millisecondsPerMinute

/** The moment until which a booking can be cancelled free of charge, ISO 8601. Hours are counted as they pass, also when clocks change. */
export function cancellationDeadline(start: string, hours: number): string {
  return new Date(Date.parse(start) - hours * millisecondsPerHour).toISOString()
}

/** The deadline for one start of a day, given in minutes from midnight; null when it has passed. */
export function deadlineLeft(day: Day, start: number, hours: number, now: Clock): string | null {
  const deadline = cancellationDeadline(momentInAndalusia(day, start), hours)
  return deadline < momentInAndalusia(now.day, now.minutes) ? null : deadline
}

/** Whether there is still time for that when a day is over. By the clock alone: where clocks change in between, it may be an hour off. */
export function isCancellableAfter(
  day: Day,
  start: NextStart,
  { freeCancellationHours: hours }: { freeCancellationHours: number | null }
): boolean {
  const minutesLeft =
    (Date.parse(start.day) - Date.parse(addDays(day, 1))) / millisecondsPerMinute + start.last
  return hours !== null && minutesLeft > hours * 60
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
