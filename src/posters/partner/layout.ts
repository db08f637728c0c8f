import type { Box } from './parts.ts'

/** A drawn sheet, and where the name of the house stands on it. */
export interface Layout {
  content: string
  nameBox: Box
  nameColour: string
}
