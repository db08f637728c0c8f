import type { PlannedLine } from './planned.ts'
import type { DocumentPatch, StudioCollection } from '#studio/document/studio-document.ts'

/** What was written, so that it can be taken back: as it was, on top of what it is now. */
export interface SavedLine {
  id: string
  /** Null for a document that was made: it goes again. */
  undo: DocumentPatch | null
  revision: string
}

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
