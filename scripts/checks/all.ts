import { validChecks } from 'site-checks'
import { accessibilityChecks } from './accessibility.ts'
import type { Check } from './check.ts'
import { feedChecks } from './feeds.ts'
import { privacyChecks } from './privacy.ts'
import { searchChecks } from './search.ts'
import { securityChecks } from './security.ts'
import { speedChecks } from './speed.ts'

/** Every check of the built site, by the letters of the promise that they keep. */
export const checks: readonly Check[] = [
  ...searchChecks,
  ...accessibilityChecks,
  ...validChecks,
  ...privacyChecks,
  ...securityChecks,
  ...speedChecks,
  ...feedChecks
]
