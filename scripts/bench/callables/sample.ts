import type { Ask, Asked, Question } from './asking.ts'

/** How a callable is asked to do what it is there for. */
export interface Sample {
  call: Asked<unknown>
  /** Makes whatever the question needs, and whoever asks it: each question has its own, so that the next one finds the same. */
  prepare: (ask: Ask) => Promise<Question>
}
