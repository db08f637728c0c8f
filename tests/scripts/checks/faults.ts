import { searchFaults } from './faults/search.ts'
import { contentFaults } from './faults/search-content.ts'
import type { Planted } from './planted.ts'

/** Every fault that was planted, to see that a check catches it. */
export const faults: readonly Planted[] = [...searchFaults, ...contentFaults]
