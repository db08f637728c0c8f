import type { Day } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'

import type { RecordLine, StudioAction } from './record.ts'

/** The lines of a day, the newest first. */
export interface RecordDay {
  day: Day
  lines: RecordLine[]
}

/** The record by days of Andalusia, in the order of its lines. */
export function daysOf(lines: readonly RecordLine[]): RecordDay[] {
  return [...Map.groupBy(lines, ({ moment }) => dayInAndalusia(moment))].map(([day, found]) => ({
    day,
    lines: found
  }))
}

/** The line above which all content goes back to a moment: the first one that stays. Null where every line goes, or none. */
export function lineAt(lines: readonly RecordLine[], moment: string | null): RecordLine | null {
  if (moment === null) return null
  const first = lines.findIndex(line => Date.parse(line.moment) <= Date.parse(moment))
  return first > 0 ? (lines[first] ?? null) : null
}

/** Lines of one person that follow one another within this time are one change of many documents. */
const togetherMs = 10_000
const fewestTogether = 3

/** The lines as they are shown: those of one change of many documents together, never across the line that stays. */
export function changesIn(lines: readonly RecordLine[], stays: RecordLine | null): RecordLine[][] {
  const changes: RecordLine[][] = []
  for (const line of lines) {
    const last = changes.at(-1)
    const before = last?.at(-1)
    if (before !== undefined && line !== stays && isTogether(before, line)) last?.push(line)
    else changes.push([line])
  }
  return changes.flatMap(lineGroup =>
    lineGroup.length < fewestTogether ? lineGroup.map(line => [line]) : [lineGroup]
  )
}

function isTogether(later: RecordLine, earlier: RecordLine): boolean {
  const collectionOf = ({ where }: RecordLine) => where.split('/')[0]
  return (
    later.action === earlier.action &&
    later.author.uid === earlier.author.uid &&
    later.where !== earlier.where &&
    collectionOf(later) === collectionOf(earlier) &&
    hasVersion(later) &&
    Date.parse(later.moment) - Date.parse(earlier.moment) <= togetherMs
  )
}

/** The names that documents had when they were deleted, by their places. */
export function deletedNames(lines: readonly RecordLine[]): ReadonlyMap<string, string> {
  return new Map(lines.flatMap(({ title, where }) => (title ? [[where, title] as const] : [])))
}

/** Actions that left a version of their document. */
const versioned: ReadonlySet<StudioAction> = new Set([
  'change-planned',
  'create',
  'delete',
  'publish-planned',
  'restore',
  'save',
  'withdraw-planned'
])

/** Whether the values that a line changed are known to the history of its document. */
export function hasVersion({ action }: Pick<RecordLine, 'action'>): boolean {
  return versioned.has(action)
}
