import type { PlannedLine, SavedLine } from './planned.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'

/** A line that could not be written, and why. */
export interface FailedLine {
  id: string
  title: string
  reason: 'changed-since' | 'failed' | 'incomplete'
}

/** How far a change of many documents is. */
export type BulkState =
  | { kind: 'idle' }
  | { kind: 'reading'; done: number }
  | { kind: 'planned'; collection: StudioCollection; lines: readonly PlannedLine[] }
  | { kind: 'writing'; done: number; total: number }
  | {
      kind: 'written'
      collection: StudioCollection
      written: readonly SavedLine[]
      unwritten: readonly FailedLine[]
      isUndone: boolean
    }
  | { kind: 'failed'; code: string }
