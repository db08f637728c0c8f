import { accessibilityFaults } from './faults/accessibility.ts'
import { feedFaults } from './faults/feeds.ts'
import { privacyFaults } from './faults/privacy.ts'
import { contentFaults } from './faults/search-content.ts'
import { searchFaults } from './faults/search.ts'
import { securityFaults } from './faults/security.ts'
import { speedFaults } from './faults/speed.ts'
import type { Planted } from './planted.ts'

/** Every fault that was planted, to see that a check catches it. */
export const faults: readonly Planted[] = [
  ...searchFaults,
  ...contentFaults,
  ...accessibilityFaults,
  ...privacyFaults,
  ...securityFaults,
  ...speedFaults,
  ...feedFaults
]
