import type { GuardMemory } from '#contract/guard/sensitive-changes.ts'
import type { Collections } from '../database/documents.ts'

/** Documents that the guard lets through, and its memory of the rest. */
export interface Admitted {
  collections: Collections
  memory: GuardMemory
}
