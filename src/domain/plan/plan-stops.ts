import { type StartSpan, startsOn } from '#domain/catalogue/availability.ts'
import { nextStarts } from '#domain/catalogue/next-starts.ts'
import { distanceKm } from '#domain/place/place.ts'
import type { Day } from '#domain/time/calendar-day.ts'

import type { PlanItem } from './plan.ts'
import type { PlanEntry } from './plan-entry.ts'

/** Why a stop does not work as it is planned. */
export type StopProblem =
  /** It does not take place on that day; `next` is the first day from then on on which it does. */
  | { kind: 'closed'; next: Day | null }
  /** All its starts are before the stop before it has ended and one is there. */
  | { kind: 'late'; after: PlanEntry; isMendedByOrder: boolean }

export interface Stop {
  item: PlanItem
  entry: PlanEntry | undefined
  /** When one can begin, within what the stops before leave; null where nobody knows. */
  start: StartSpan | null
  /** From the stop before, in a straight line; null where one of the two has no known place. */
  kmBefore: number | null
  problem: StopProblem | null
}

/** A straight line at this speed is no slower than any road: what is late by it is late. */
const kmPerMinute = 1.5

interface Progress {
  before: PlanEntry | null
  /** From when on the next one could begin, were it at the same place. */
  freeFrom: number
}

/** The stops of a day one after the other, each as early as it can be. Without a day there are no hours. */
export function stopsOf(
  day: Day | null,
  items: readonly PlanItem[],
  entries: ReadonlyMap<string, PlanEntry>
): Stop[] {
  const stops = arrange(day, items, entries)
  return stops.map((stop, index) => {
    if (stop.problem?.kind !== 'late') return stop
    const isMendedByOrder = arrange(day, earlierBy(items, index), entries).every(
      ({ problem }) => problem === null
    )
    return { ...stop, problem: { ...stop.problem, isMendedByOrder } }
  })
}

/** With one of them changed for the one before it. */
function earlierBy(items: readonly PlanItem[], index: number): PlanItem[] {
  const [before, at] = items.slice(index - 1, index + 1)
  return before && at ? [...items.slice(0, index - 1), at, before, ...items.slice(index + 1)] : [...items]
}

function arrange(
  day: Day | null,
  items: readonly PlanItem[],
  entries: ReadonlyMap<string, PlanEntry>
): Stop[] {
  let progress: Progress = { before: null, freeFrom: 0 }
  return items.map(item => {
    const entry = entries.get(item.slug)
    const stop = stopAt(day, item, entry, progress)
    if (entry) progress = progressAfter(stop, entry, progress)
    return stop
  })
}

function stopAt(day: Day | null, item: PlanItem, entry: PlanEntry | undefined, progress: Progress): Stop {
  const { before, freeFrom } = progress
  const kmBefore = entry ? kmBetween(before, entry) : null
  const plain: Stop = { entry, item, kmBefore: day === null ? null : kmBefore, problem: null, start: null }
  const isTimed = entry !== undefined && (entry.eventDate !== null || entry.schedules.length > 0)
  if (day === null || !isTimed) return plain
  const spans = startsOn(day, entry).toSorted((a, b) => a.first - b.first)
  if (spans.length === 0) {
    return { ...plain, problem: { kind: 'closed', next: nextStarts(day, entry)[0]?.day ?? null } }
  }
  const earliest = Math.ceil(before === null ? 0 : freeFrom + (kmBefore ?? 0) / kmPerMinute)
  const open = spans.find(({ last }) => last >= earliest)
  if (open) return { ...plain, start: { first: Math.max(open.first, earliest), last: open.last } }
  const problem: StopProblem | null = before && { after: before, isMendedByOrder: false, kind: 'late' }
  return { ...plain, problem, start: spans.at(-1) ?? null }
}

function progressAfter({ problem, start }: Stop, entry: PlanEntry, progress: Progress): Progress {
  if (problem !== null) return progress
  return { before: entry, freeFrom: (start?.first ?? progress.freeFrom) + (entry.durationMinutes ?? 0) }
}

function kmBetween(before: PlanEntry | null, { position }: PlanEntry): number | null {
  return before?.position && position ? distanceKm(before.position, position) : null
}
