import type { Day } from '#domain/time/calendar-day.ts'
import type { DayOffReason } from '#domain/time/day-off.ts'
import type { ClockTime } from '#domain/time/schedule.ts'

export const dayStates = ['open', 'sold-out', 'closed'] as const satisfies (DayOffReason | 'open')[]
export type DayState = (typeof dayStates)[number]

/** A day of an experience, as its company marks it. */
export interface CompanyDay {
  day: Day
  state: DayState
  /** When it begins on that day: `12:30`, or `10:00–20:00`. */
  hours: readonly string[]
  /** Its fixed departures, in order; none where one may come at any time. */
  departures: readonly Departure[]
  /** Whether it takes place on such a day at all; also true where no times are known. */
  isUsual: boolean
}

/** A departure, which may be full while others of its day are not. */
export interface Departure {
  hour: ClockTime
  isFull: boolean
}

export interface CompanyExperience {
  id: string
  title: string
  /** The slug of its page; null where nothing can be read of it. */
  slug: string | null
  /** Visitors see it: it is no draft, and nothing keeps it from the site. */
  isOnline: boolean
  days: readonly CompanyDay[]
}

export interface CompanyDays {
  today: Day
  experiences: readonly CompanyExperience[]
}

/** How many days are shown, the one of today included: first the nearer ones, all when they are asked for. */
export const shownDays = 60
export const nearDays = 14
/** How far ahead a day can be marked: a company that closes for longer says so in the times. */
export const markedAhead = 366

/** Mark of one day of an experience, or of one departure of that day. */
export interface DayMark {
  id: string
  day: Day
  /** A departure is open or sold out, never closed. */
  hour?: ClockTime
  state: DayState
}

/** A mark that was written: what the day was before, and the revision of the document since. */
export interface MarkedDay {
  before: DayState
  revision: string
}

/** The days with a mark on one of them. */
export function withMark(known: CompanyDays, mark: DayMark): CompanyDays {
  const { day, id } = mark
  const marked = (each: CompanyDay) => (each.day === day ? markedDay(each, mark) : each)
  return {
    ...known,
    experiences: known.experiences.map(experience =>
      experience.id === id ? { ...experience, days: experience.days.map(marked) } : experience
    )
  }
}

function markedDay(known: CompanyDay, { hour, state }: DayMark): CompanyDay {
  if (hour === undefined) return { ...known, state }
  const isFull = state === 'sold-out'
  const departures = known.departures.map(each => (each.hour === hour ? { hour, isFull } : each))
  return { ...known, departures }
}

/** State of a day, or of one of its departures. */
export function stateOf(known: CompanyDay | undefined, hour: ClockTime | undefined): DayState {
  if (hour === undefined) return known?.state ?? 'open'
  return known?.departures.find(each => each.hour === hour)?.isFull ? 'sold-out' : 'open'
}
