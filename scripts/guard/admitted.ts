import type { GuardMemory } from '#contract/guard/sensitive-changes.ts'
import type { Collections } from '../database/documents.ts'

/** What the guard lets through, and what it remembers of the rest. */
export interface Admitted {
  collections: Collections
  memory: GuardMemory
}
