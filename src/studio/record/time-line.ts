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
