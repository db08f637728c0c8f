import { addDays, type Day } from './calendar-day.ts'
import type { ClockTime } from './schedule.ts'

export const dayOffReasons = ['closed', 'sold-out'] as const
export type DayOffReason = (typeof dayOffReasons)[number]

/** Days on which something does not take place, or has no room left. Both ends are included. */
export interface DayOff {
  from: Day
  until: Day
  reason: DayOffReason
}

/** An exception as its document has it: of whole days, or only of the departure at `start`. */
export interface Exception extends DayOff {
  start?: ClockTime
}

/** Lists speak of the days of a week, the first one included. */
const daysAhead = 6

/** The exception for a day; null where the day is as usual. */
export function dayOffOn(day: Day, daysOff: readonly DayOff[]): DayOff | null {
  return daysOff.find(({ from, until }) => from <= day && day <= until) ?? null
}

/** The exceptions that hold for whole days. */
export function wholeDaysOff(exceptions: readonly Exception[]): DayOff[] {
  return exceptions.filter(({ start }) => start === undefined)
}

/** The departures of a day that are said to be full, one by one. */
export function fullStarts(exceptions: readonly Exception[], day: Day): ClockTime[] {
  return exceptions.flatMap(({ from, start, until }) =>
    start !== undefined && from <= day && day <= until ? [start] : []
  )
}

/** Sets or, with null, removes the exception of one day, or of a departure of that day. All else stays, and days in the past are dropped. */
export function withDay(
  exceptions: readonly Exception[],
  { day, start }: { day: Day; start?: ClockTime },
  reason: DayOffReason | null,
  today: Day
): Exception[] {
  const others = exceptions.flatMap(span =>
    day < span.from || day > span.until || span.start !== start
      ? [span]
      : [
          { ...span, until: addDays(day, -1) },
          { ...span, from: addDays(day, 1) }
        ]
  )
  const said = reason === null ? [] : [{ from: day, reason, until: day, ...(start && { start }) }]
  return stillToCome([...others, ...said], today)
    .filter(({ from, until }) => from <= until)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** Exceptions that are not over on a day. */
export function stillToCome<Span extends DayOff>(daysOff: readonly Span[], today: Day): Span[] {
  return daysOff.filter(({ until }) => until >= today)
}

/** The first one of the coming week; null when that is as usual. */
export function nextDayOff(daysOff: readonly DayOff[], today: Day): DayOff | null {
  const [next] = stillToCome(daysOff, today).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return next !== undefined && next.from <= addDays(today, daysAhead) ? next : null
}

/** As a page carries it: `2026-12-24/2026-12-26 closed`. */
export function writeDayOff({ from, reason, until }: DayOff): string {
  return `${from}/${until} ${reason}`
}

/** Reads the exceptions from the attributes of a page's html. */
export function daysOffIn(html: string): DayOff[] {
  return [...html.matchAll(/data-day-off="([\d-]{10})\/([\d-]{10}) ([a-z-]+)"/g)].flatMap(
    ([, from = '', until = '', word]) => {
      const reason = dayOffReasons.find(known => known === word)
      return reason ? [{ from, reason, until }] : []
    }
  )
}
