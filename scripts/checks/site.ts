import * as siteChecks from 'site-checks'
import { type Page, readPage } from './page.ts'

/** This site as it was built. */
export type Site = siteChecks.Site<Page>

export function siteOf(names: readonly string[], read: (name: string) => Buffer): Site {
  return withoutFrames(siteChecks.siteOf(names, read, readPage))
}

export function siteIn(folder: string): Site {
  return withoutFrames(siteChecks.siteIn(folder, readPage))
}

/** Leaves out the pages for frames: they belong to pages of others (`embeds.ts` checks them). */
function withoutFrames(site: Site): Site {
  return { ...site, pages: site.pages.filter(address => !address.startsWith('/embed/')) }
}
