import type { MeasureId } from '#domain/catalogue/accessibility.ts'
import type { Page } from './page.ts'
import type { Site } from './site.ts'

/** What is wrong on a page or in a file, and what to change. */
export interface Fault {
  /** Address of the page or of the file. */
  at: string
  change: string
}

interface Named {
  /** The line of the promise that it belongs to, such as `S1`. More than one check may belong to a line. */
  id: string
  /** What holds, as a sentence. No two checks have the same. */
  name: string
}

/** Something that holds on every page. Answers with what to change; with nothing when all is right. */
export interface PageCheck extends Named {
  check: (page: Page, site: Site) => string[]
}

/** Something that holds for the site as a whole, or for files that are no pages. */
export interface SiteCheck extends Named {
  checkSite: (site: Site) => Fault[] | Promise<Fault[]>
}

export type Check = PageCheck | SiteCheck

/** A check that the statement of accessibility speaks of. */
export type AccessibilityCheck = Check & { measure: MeasureId }

export interface Finding extends Fault {
  check: Check
}
