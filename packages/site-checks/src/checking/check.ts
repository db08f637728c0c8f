import type { Page } from '../site/page.ts'
import type { Site } from '../site/site.ts'

/** A fault on a page or in a file, with the advice for mending it. */
export interface Fault {
  /** Address of the page or of the file. */
  at: string
  change: string
}

interface Named {
  /** The line of the promise that it belongs to, such as `S1`. More than one check may belong to a line. */
  id: string
  /** The check as a sentence that should be true. Names are unique. */
  name: string
}

/** Something that holds on every page. Answers with what to change; with nothing when all is right. */
export interface PageCheck<P extends Page = Page> extends Named {
  check: (page: P, site: Site<P>) => string[]
}

/** Something that holds for the site as a whole, or for files that are no pages. */
export interface SiteCheck<P extends Page = Page> extends Named {
  checkSite: (site: Site<P>) => Fault[] | Promise<Fault[]>
}

export type Check<P extends Page = Page> = PageCheck<P> | SiteCheck<P>

/** Needs of people with disabilities that a check covers, as an accessibility statement names them. */
export type Measure =
  | 'announced'
  | 'contrast'
  | 'keyboard'
  | 'languages'
  | 'largeText'
  | 'names'
  | 'passwords'
  | 'stillness'
  | 'targets'

export type AccessibilityCheck<P extends Page = Page> = Check<P> & { measure: Measure }

export interface Finding<P extends Page = Page> extends Fault {
  check: Check<P>
}
