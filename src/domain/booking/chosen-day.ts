import { startsOn, type StartSpan, stillPossible, type Timetable } from '#domain/catalogue/availability.ts'
import { type NextStart, nextStarts } from '#domain/catalogue/next-starts.ts'
import { addDays, type Clock, type Day } from '#domain/time/calendar-day.ts'
import { type DayOff, type DayOffReason, dayOffOn } from '#domain/time/day-off.ts'

/** Why nothing begins on a day: said by the company, or left out by the timetable, or over already. */
export type ClosedReason = DayOffReason | 'not-offered' | 'over'

/** The offer on the day that a visitor chose. */
export type ChosenDay =
  | { kind: 'past' }
  /** No timetable is published: it may be asked for. */
  | { kind: 'unknown' }
  | { kind: 'closed'; reason: ClosedReason; next: NextStart | null }
  | { kind: 'open'; starts: DayStart[] }

/** A start of a day. `isOver` is of today, when it has begun. */
export interface DayStart extends StartSpan {
  isOver: boolean
}

/** When it can begin on the day, by the published timetable and what the company says of single days; where it cannot, when it next does. */
export function chosenDayOf(
  day: Day,
  timetable: Timetable,
  daysOff: readonly DayOff[],
  now: Clock
): ChosenDay {
  if (day < now.day) return { kind: 'past' }
  const closed = (reason: ClosedReason): ChosenDay => ({
    kind: 'closed',
    next: nextOpenStart(addDays(day, 1), timetable, daysOff),
    reason
  })
  const dayOff = dayOffOn(day, daysOff)
  if (dayOff !== null) return closed(dayOff.reason)
  if (timetable.schedules.length === 0) return { kind: 'unknown' }
  const spans = startsOn(day, timetable).toSorted((a, b) => a.first - b.first)
  if (spans.length === 0) return closed('not-offered')
  const starts = spans.map(span => startAt(day, span, now))
  return starts.every(({ isOver }) => isOver) ? closed('over') : { kind: 'open', starts }
}

/** The one that is meant: the chosen one, else the first that is left. Until one is chosen it is null where one may also come at any time. */
export function startMeant(starts: readonly DayStart[], chosen: number | null): number | null {
  const possible = starts.filter(({ first, isOver, last }) => !isOver && first === last)
  const usual = starts.every(({ first, last }) => first === last) ? possible[0] : undefined
  return (possible.find(({ first }) => first === chosen) ?? usual)?.first ?? null
}

/** The last start of a day: what is too late for it is too late for all. Where there is one span, its beginning. */
export function lastStart(starts: readonly DayStart[]): number | null {
  return starts.findLast(({ isOver }) => !isOver)?.first ?? null
}

function startAt(day: Day, span: StartSpan, now: Clock): DayStart {
  const [left] = stillPossible(day, [span], now)
  return left === undefined ? { ...span, isOver: true } : { ...left, isOver: false }
}

/** The next start from a day on. Schedules leave days off out, but a day may have been closed since they were written. */
export function nextOpenStart(from: Day, timetable: Timetable, daysOff: readonly DayOff[]): NextStart | null {
  const [next] = nextStarts(from, timetable)
  if (next === undefined) return null
  const dayOff = dayOffOn(next.day, daysOff)
  return dayOff === null ? next : nextOpenStart(addDays(dayOff.until, 1), timetable, daysOff)
}
