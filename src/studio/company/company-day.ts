import type { Day } from '#domain/time/calendar-day.ts'
import type { DayOffReason } from '#domain/time/day-off.ts'

export const dayStates = ['open', 'sold-out', 'closed'] as const satisfies (DayOffReason | 'open')[]
export type DayState = (typeof dayStates)[number]

/** A day of an experience, as its company marks it. */
export interface CompanyDay {
  day: Day
  state: DayState
  /** When it begins on that day: `12:30`, or `10:00–20:00`. */
  hours: readonly string[]
  /** Whether it takes place on such a day at all; also true where no times are known. */
  isUsual: boolean
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

/** Mark of one day of an experience. */
export interface DayMark {
  id: string
  day: Day
  state: DayState
}

/** A mark that was written: what the day was before, and the revision of the document since. */
export interface MarkedDay {
  before: DayState
  revision: string
}

/** The days with a mark on one of them. */
export function withMark(known: CompanyDays, { day, id, state }: DayMark): CompanyDays {
  const marked = (each: CompanyDay) => (each.day === day ? { ...each, state } : each)
  return {
    ...known,
    experiences: known.experiences.map(experience =>
      experience.id === id ? { ...experience, days: experience.days.map(marked) } : experience
    )
  }
}
