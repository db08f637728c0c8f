import { type StartSpan, startsOn } from '#domain/catalogue/availability.ts'
import { nextStarts } from '#domain/catalogue/next-starts.ts'
import { memoizePerWord } from '#domain/data/memoize.ts'
import type { Day } from '#domain/time/calendar-day.ts'

import { leavesMeal, mealMinutes, mealTimes, type Span } from './meals.ts'
import type { PlanItem } from './plan.ts'
import type { PlanEntry } from './plan-entry.ts'
import { type Means, type Way, wayBetween } from './travel.ts'

/** Why a stop does not work as it is planned. */
export type StopProblem =
  /** It does not take place on that day; `next` is the first day from then on on which it does. */
  | { kind: 'closed'; next: Day | null }
  /** All its starts are before the stop before it has ended and one is there. */
  | { kind: 'late'; after: PlanEntry; freeFrom: number; isMendedByOrder: boolean }

export interface Stop {
  item: PlanItem
  entry: PlanEntry | undefined
  /** When one can begin, within what the stops before leave; null where it is not known. */
  start: StartSpan | null
  /** From the stop that stands before it, whether one can be there or not; null where one of the two has no known place. */
  way: Way | null
  problem: StopProblem | null
}

type Entries = ReadonlyMap<string, PlanEntry>

interface Progress {
  /** The last one where one can be: a stop that is closed or too late is left out. */
  before: PlanEntry | null
  /** The one that stands before. */
  previous: PlanEntry | null
  /** From when on the next one could begin, were it at the same place. */
  freeFrom: number
  /** Spans of the day that are taken already. */
  busy: Span[]
}

/** The stops of a day one after the other, each as early as it can be with an hour for lunch. Without a day there are no hours. */
export function stopsOf(
  day: Day | null,
  items: readonly PlanItem[],
  entries: Entries,
  means: Means = 'car'
): Stop[] {
  const stops = timedStops(day, items, entries, means)
  return stops.map((stop, index) => {
    if (stop.problem === null || stop.entry === undefined || day === null) return stop
    if (stop.problem.kind === 'closed') {
      return { ...stop, problem: { kind: 'closed', next: nextStarts(day, stop.entry)[0]?.day ?? null } }
    }
    const changed = timedStops(day, earlierBy(items, index), entries, means)
    const isMendedByOrder = clashesOf(changed) === 0
    return { ...stop, problem: { ...stop.problem, isMendedByOrder } }
  })
}

/** As `stopsOf`, without what would mend a clash. Lunch waits where that makes another stop clash. */
export function timedStops(
  day: Day | null,
  items: readonly PlanItem[],
  entries: Entries,
  means: Means
): Stop[] {
  const atOnce = oneAfterTheOther(day, items, entries, means, false)
  if (day === null || leavesMeal('lunch', busyOf(atOnce))) return atOnce
  const withLunch = oneAfterTheOther(day, items, entries, means, true)
  return clashesOf(withLunch) > clashesOf(atOnce) ? atOnce : withLunch
}

export function clashesOf(stops: readonly Stop[]): number {
  return stops.filter(({ problem }) => problem !== null).length
}

/** Spans that the stops of a day take, as far as their hours are known. */
export function busyOf(stops: readonly Stop[]): Span[] {
  return stops.flatMap(stop => spanOf(stop) ?? [])
}

function spanOf({ entry, problem, start }: Stop): Span | null {
  if (start === null || problem !== null) return null
  return { from: start.first, to: start.first + (entry?.durationMinutes ?? 0) }
}

/** With one of them changed for the one before it. */
function earlierBy(items: readonly PlanItem[], index: number): PlanItem[] {
  const [before, at] = items.slice(index - 1, index + 1)
  return before && at ? [...items.slice(0, index - 1), at, before, ...items.slice(index + 1)] : [...items]
}

function oneAfterTheOther(
  day: Day | null,
  items: readonly PlanItem[],
  entries: Entries,
  means: Means,
  isLunchKept: boolean
): Stop[] {
  let progress: Progress = { before: null, busy: [], freeFrom: 0, previous: null }
  return items.map(item => {
    const entry = entries.get(item.slug)
    const stop = stopAt(day, item, entry, { ...progress, isLunchKept, means })
    if (entry) progress = progressAfter(stop, entry, progress, means)
    return stop
  })
}

interface Situation extends Progress {
  isLunchKept: boolean
  means: Means
}

function stopAt(day: Day | null, item: PlanItem, entry: PlanEntry | undefined, situation: Situation): Stop {
  const { before, freeFrom, means, previous } = situation
  const way = day === null ? null : wayFrom(previous, entry, means)
  const plain: Stop = { entry, item, problem: null, start: null, way }
  const isTimed = entry !== undefined && (entry.eventDate !== null || entry.schedules.length > 0)
  if (day === null || !isTimed) return plain
  const spans = spansOn(day, entry)
  if (spans.length === 0) {
    return { ...plain, problem: { kind: 'closed', next: null } }
  }
  const reach = previous === before ? way : wayFrom(before, entry, means)
  const minutes = reach?.minutes ?? 0
  const earliest = before === null ? 0 : freeFrom + minutes
  const open = startFrom(earliest, spans)
  if (open) return { ...plain, start: afterLunch(open, minutes, spans, entry, situation) ?? open }
  const problem: StopProblem | null = before && {
    after: before,
    freeFrom,
    isMendedByOrder: false,
    kind: 'late'
  }
  return { ...plain, problem, start: spans.at(-1) ?? null }
}

/** Arranging a plan asks for the same days again and again. */
const spansOn = memoizePerWord((day: Day, entry: PlanEntry): StartSpan[] =>
  startsOn(day, entry).toSorted((a, b) => a.first - b.first)
)

function startFrom(earliest: number, spans: readonly StartSpan[]): StartSpan | null {
  const open = spans.find(({ last }) => last >= earliest)
  return open ? { first: Math.max(open.first, earliest), last: open.last } : null
}

/** A later start, where the first one leaves no hour for lunch and a later one does; null where there is none. */
function afterLunch(
  open: StartSpan,
  wayMinutes: number,
  spans: readonly StartSpan[],
  { durationMinutes }: PlanEntry,
  { busy, freeFrom, isLunchKept }: Situation
): StartSpan | null {
  if (!isLunchKept) return null
  const leavesLunch = ({ first }: StartSpan) =>
    leavesMeal('lunch', [...busy, { from: first - wayMinutes, to: first + (durationMinutes ?? 0) }])
  if (leavesLunch(open)) return null
  const later = startFrom(Math.max(freeFrom, mealTimes.lunch.from) + mealMinutes + wayMinutes, spans)
  return later && leavesLunch(later) ? later : null
}

function wayFrom(from: PlanEntry | null, to: PlanEntry | undefined, means: Means): Way | null {
  return from?.position && to?.position ? wayBetween(from.position, to.position, means) : null
}

function progressAfter(stop: Stop, entry: PlanEntry, progress: Progress, means: Means): Progress {
  if (stop.problem !== null) return { ...progress, previous: entry }
  const span = spanOf(stop)
  const minutes = entry.durationMinutes ?? 0
  return {
    before: entry,
    busy: span === null ? progress.busy : [...progress.busy, span],
    freeFrom:
      span === null
        ? progress.freeFrom + (wayFrom(progress.before, entry, means)?.minutes ?? 0) + minutes
        : span.to,
    previous: entry
  }
}
