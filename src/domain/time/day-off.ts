import { addDays, type Day } from './calendar-day.ts'

export const dayOffReasons = ['closed', 'sold-out'] as const
export type DayOffReason = (typeof dayOffReasons)[number]

/** Days on which something does not take place, or has no room left. Both ends are included. */
export interface DayOff {
  from: Day
  until: Day
  reason: DayOffReason
}

/** Lists speak of the days of a week, the first one included. */
const daysAhead = 6

/** The exception for a day; null where the day is as usual. */
export function dayOffOn(day: Day, daysOff: readonly DayOff[]): DayOff | null {
  return daysOff.find(({ from, until }) => from <= day && day <= until) ?? null
}

/** Sets or, with null, removes the exception of one day. The days around it stay, and days in the past are dropped. */
export function withDay(
  daysOff: readonly DayOff[],
  day: Day,
  reason: DayOffReason | null,
  today: Day
): DayOff[] {
  const others = daysOff.flatMap(span =>
    day < span.from || day > span.until
      ? [span]
      : [
          { ...span, until: addDays(day, -1) },
          { ...span, from: addDays(day, 1) }
        ]
  )
  const said = reason === null ? [] : [{ from: day, reason, until: day }]
  return stillToCome([...others, ...said], today)
    .filter(({ from, until }) => from <= until)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** Exceptions that are not over on a day. */
export function stillToCome(daysOff: readonly DayOff[], today: Day): DayOff[] {
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
