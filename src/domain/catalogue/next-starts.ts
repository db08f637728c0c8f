import { memoizePerWord } from '#domain/data/memoize.ts'
import { addDays, type Clock, clockTimeOf, type Day } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import {
  hoursText,
  openHoursText,
  startsOn,
  type StartSpan,
  stillPossible,
  type Timetable
} from './availability.ts'
import type { Card } from './card.ts'

/** A start on the calendar. Fixed starts end in the minute in which they begin; opening hours end with the last moment to come. */
export interface NextStart extends StartSpan {
  day: Day
}

/** A start as lists say it, seen from a year: another one is said. */
export interface ListedStart extends NextStart {
  /** It can still be cancelled free of charge when the day of the build is over. */
  isCancellable: boolean
  year: string
}

/** A card with its next starts, seen from a year; none where they are not known. */
export interface StartingCard {
  card: Card
  starts: NextStart[]
  year: string
}

/** Everything that recurs at all recurs within a year. */
const daysAhead = 366

/** All starts of the first day that has any, from a day on, and the first one of the day after that: while the first day lasts, one of them is still to come. */
export const nextStarts = memoizePerWord(findNextStarts)

function findNextStarts(from: Day, timetable: Timetable): NextStart[] {
  const current = firstDayWithStarts(from, timetable)
  const [first] = current
  if (first === undefined) return []
  const [following] = firstDayWithStarts(addDays(first.day, 1), timetable)
  return following ? [...current, following] : current
}

/** Upcoming starts on the first of the given days that has any; without given days, on the first day from today on. */
export function startsToCome(
  now: Clock,
  timetable: Timetable,
  { days, isWanted }: { days: Day[] | null; isWanted: (span: StartSpan, day: Day) => boolean }
): NextStart[] {
  for (const day of days ?? daysOf(now.day, timetable)) {
    const spans = startsOn(day, timetable).filter(
      span => isWanted(span, day) && stillPossible(day, [span], now).length > 0
    )
    if (spans.length > 0) return inOrder(day, spans)
  }
  return []
}

function firstDayWithStarts(from: Day, timetable: Timetable): NextStart[] {
  for (const day of daysOf(from, timetable)) {
    const spans = startsOn(day, timetable)
    if (spans.length > 0) return inOrder(day, spans)
  }
  return []
}

function inOrder(day: Day, spans: StartSpan[]): NextStart[] {
  return spans.toSorted((a, b) => a.last - b.last).map(span => ({ day, ...span }))
}

/** The days on which it may begin: those of an event, else those of a year. */
function daysOf(from: Day, { eventDate, schedules }: Timetable): Day[] {
  if (eventDate === null) return schedules.length === 0 ? [] : daysFrom(from, addDays(from, daysAhead))
  const start = dayInAndalusia(eventDate.start)
  const end = eventDate.end === null ? start : dayInAndalusia(eventDate.end)
  return daysFrom(start > from ? start : from, end)
}

function daysFrom(first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

const wordless = { allDay: '', untilTime: '–{{time}}' }

/** «09:30», or «10:00–13:30» where one may come at any time between; empty for the whole day. */
export function hoursOf(span: StartSpan): string {
  return hoursText(span, wordless)
}

/** Opening hours with the closing time: «10:00–15:00». */
export function openHoursOf(span: StartSpan): string {
  return openHoursText(span, wordless)
}

const soonDays = 14
const nearDays = 31

/** How far away something is that one can do: within two weeks, within a month or on request, or later. */
const distances = ['soon', 'near', 'later'] as const
type Distance = (typeof distances)[number]

export function distanceInTime(from: Day, timetable: Timetable): Distance {
  const [next] = nextStarts(from, timetable)
  if (next === undefined) return 'near'
  if (next.day <= addDays(from, soonDays)) return 'soon'
  return next.day <= addDays(from, nearDays) ? 'near' : 'later'
}

/** Sorts by the day of the next start. The sort is stable. */
export function soonestFirst<Item>(
  from: Day,
  items: readonly Item[],
  timetableOf: (item: Item) => Timetable
): Item[] {
  return distances.flatMap(distance =>
    items.filter(item => distanceInTime(from, timetableOf(item)) === distance)
  )
}

/** The last moment to come, as `2026-11-24T17:00`: two of them compare as texts. */
export function lastMomentOf({ day, last }: NextStart): string {
  return `${day}T${clockTimeOf(last)}`
}
