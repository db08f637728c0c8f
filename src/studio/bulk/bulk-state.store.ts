import type { PlannedLine } from './planned.ts'
import type { DocumentPatch, StudioCollection } from '#studio/document/studio-document.ts'

/** A written document, with the data for undoing the change on top of later ones. */
export interface SavedLine {
  id: string
  /** Null for a document that was made: it goes again. */
  undo: DocumentPatch | null
  /** Null for a document that was deleted: it is made again. */
  revision: string | null
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
