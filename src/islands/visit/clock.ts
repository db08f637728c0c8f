import { type Clock, clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'

/** By the clock of Andalusia. */
export function now(): Clock {
  return clockInAndalusia(new Date())
}

export function today(): Day {
  return now().day
}
