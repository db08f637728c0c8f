import { addDays, type Day, weekdayOf } from '#domain/time/calendar-day.ts'

/** How many visits there were, and in how many of them something was put into a plan, or a booking begun. */
export interface VisitCounts {
  bookings: number
  plans: number
  visits: number
}

/** The visits that a partner brought on one day: all of them, those of each place with a code of its own, and those with each experience. */
export interface DayResults {
  day: Day
  /** By the id of the experience: `visits` are those in which it was opened. */
  experiences: Record<string, VisitCounts>
  partnerId: string
  /** By the id of the place. */
  spots: Record<string, VisitCounts>
  whole: VisitCounts
}

/** Counts of one row as a partner sees them: null for a group that is too small. */
export type ShownCounts = Record<keyof VisitCounts, number | null>

export interface ShownRow extends ShownCounts {
  id: string
}

/** The last whole week before a day, Monday to Sunday: it changes once a week, so it does not tell on which day somebody came. */
export function weekBefore(today: Day): { from: Day; until: Day } {
  const until = addDays(today, -weekdayOf(today))
  return { from: addDays(until, -6), until }
}

/** Whether anybody came in the last whole week. It has no number, and is what a small house sees in place of figures. */
export function wasOpenedIn(
  { from, until }: { from: Day; until: Day },
  days: readonly DayResults[]
): boolean {
  return days.some(({ day, whole }) => day >= from && day <= until && whole.visits > 0)
}

/** Results of a partnership in a period. */
export interface Results {
  days: ShownRow[]
  experiences: ShownRow[]
  /** The total of the rows that `days` hides; null where it is too small to show. */
  otherDays: ShownCounts
  /** Visits of places whose group is too small, and those without a place. */
  otherSpots: ShownCounts
  spots: ShownRow[]
  whole: ShownCounts
}

/** A group of fewer visits than this is not shown. */
export const smallestGroup = 5

/** For how many days a partner sees figures. */
export const resultDays = 90

export const noVisits: VisitCounts = { bookings: 0, plans: 0, visits: 0 }
const kinds = ['visits', 'plans', 'bookings'] as const

export function addCounts(one: VisitCounts, other: VisitCounts): VisitCounts {
  return {
    bookings: one.bookings + other.bookings,
    plans: one.plans + other.plans,
    visits: one.visits + other.visits
  }
}

/** Results as a partner sees them. No figure, and no difference of two figures, counts fewer visits than a group has. */
export function shownResults(days: readonly DayResults[]): Results {
  const whole = sumOf(days.map(day => day.whole))
  const byDay = parted(
    days.map(({ day, whole: counts }) => ({ counts, id: day })),
    whole
  )
  const bySpot = parted(totalsOf(days.map(({ spots }) => spots)), whole)
  const experiences = totalsOf(days.map(each => each.experiences))
  return {
    days: byDay.rows.toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    // A visit may open several of them: no sum tells of those that are not shown.
    experiences: experiences
      .map(({ counts, id }) => ({ ...shown(counts), id }))
      .filter(row => kinds.some(kind => row[kind] !== null))
      .toSorted((a, b) => (b.visits ?? 0) - (a.visits ?? 0) || (a.id < b.id ? -1 : 1)),
    otherDays: byDay.rest,
    otherSpots: bySpot.rest,
    spots: bySpot.rows.toSorted((a, b) => (b.visits ?? 0) - (a.visits ?? 0) || (a.id < b.id ? -1 : 1)),
    whole: shown(whole)
  }
}

interface Part {
  counts: VisitCounts
  id: string
}

/**
 * The parts of a whole, each visit in one of them: rows with enough visits, and the rest together. Where the rest would be too small to be shown,
 * the smallest row joins it: else the whole less its rows would tell it.
 */
function parted(parts: readonly Part[], whole: VisitCounts): { rest: ShownCounts; rows: ShownRow[] } {
  const rows = parts
    .filter(({ counts }) => counts.visits >= smallestGroup)
    .toSorted((a, b) => b.counts.visits - a.counts.visits)
  const rest = () => lessOf(whole, sumOf(rows.map(({ counts }) => counts)))
  while (rows.length > 0 && rest().visits > 0 && rest().visits < smallestGroup) rows.pop()
  const groups = [...rows.map(({ counts }) => counts), rest()]
  const columns = kinds.map(kind => shownColumn(groups.map(counts => counts[kind])))
  const shownAt = (index: number): ShownCounts => {
    const [visits = null, plans = null, bookings = null] = columns.map(column => column[index] ?? null)
    return { bookings, plans, visits }
  }
  return { rest: shownAt(rows.length), rows: rows.map(({ id }, index) => ({ ...shownAt(index), id })) }
}

/** A column of which the sum is known: those that are not shown are together as many as a group, or nothing. */
function shownColumn(numbers: readonly number[]): (number | null)[] {
  const hidden = numbers.filter(number => number < smallestGroup).reduce((sum, number) => sum + number, 0)
  const isTelling = hidden > 0 && hidden < smallestGroup
  const smallest = Math.min(...numbers.filter(number => number >= smallestGroup))
  const joins = isTelling ? numbers.indexOf(smallest) : -1
  return numbers.map((number, index) => (number >= smallestGroup && index !== joins ? number : null))
}

function shown(counts: VisitCounts): ShownCounts {
  const guarded = (count: number) => (count >= smallestGroup ? count : null)
  return {
    bookings: guarded(counts.bookings),
    plans: guarded(counts.plans),
    visits: guarded(counts.visits)
  }
}

function totalsOf(records: readonly Record<string, VisitCounts>[]): Part[] {
  const totals = new Map<string, VisitCounts>()
  for (const [id, counts] of records.flatMap(Object.entries<VisitCounts>))
    totals.set(id, addCounts(totals.get(id) ?? noVisits, counts))
  return [...totals].map(([id, counts]) => ({ counts, id }))
}

function sumOf(list: readonly VisitCounts[]): VisitCounts {
  return list.reduce(addCounts, noVisits)
}

function lessOf(one: VisitCounts, other: VisitCounts): VisitCounts {
  return {
    bookings: one.bookings - other.bookings,
    plans: one.plans - other.plans,
    visits: one.visits - other.visits
  }
}
