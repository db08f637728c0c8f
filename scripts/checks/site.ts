import * as siteChecks from 'site-checks'
import { type Page, readPage } from './page.ts'

/** This site as it was built. */
export type Site = siteChecks.Site<Page>

export function siteOf(names: readonly string[], read: (name: string) => Buffer): Site {
  return siteChecks.siteOf(names, read, readPage)
}

export function siteIn(folder: string): Site {
  return siteChecks.siteIn(folder, readPage)
}
