import type * as siteChecks from 'site-checks'
import type { MeasureId } from '#domain/catalogue/accessibility.ts'
import type { Page } from './page.ts'

export type Check = siteChecks.Check<Page>
export type PageCheck = siteChecks.PageCheck<Page>

/** A check that the statement of accessibility speaks of. */
export type AccessibilityCheck = Check & { measure: MeasureId }
