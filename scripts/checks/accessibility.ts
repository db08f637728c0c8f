import { contrastChecks } from './accessibility/contrast.ts'
import { motionChecks } from './accessibility/motion.ts'
import { nameChecks } from './accessibility/names.ts'
import { structureChecks } from './accessibility/structure.ts'
import { landmarkChecks } from './accessibility/valid.ts'
import type { AccessibilityCheck } from './check.ts'

/** What people with disabilities need, as far as the files tell (lines A). The browser tests see the rest. */
export const accessibilityChecks: readonly AccessibilityCheck[] = [
  ...structureChecks,
  ...nameChecks,
  ...contrastChecks,
  ...motionChecks,
  ...landmarkChecks
]
