import type { PrintedSubject } from './printed-subject.ts'
import type { Box } from './parts.ts'

/** A drawn sheet, and where the name of the house stands on it. */
export interface Layout {
  content: string
  nameBox: Box
  nameColour: string
}

export type DrawLayout = (
  subject: PrintedSubject,
  paper: { height: number; width: number },
  hasHole: boolean
) => Layout
