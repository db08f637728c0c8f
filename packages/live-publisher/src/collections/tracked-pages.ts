import type { Keys } from '../publishing/keys.ts'
import { keysOfAll } from '../publishing/keys.ts'
import type { Renderer } from '../rendering/renderer.ts'
import type { Shown } from '../site.ts'
import { hashOf, noReads, printOf, type Reads } from './tracked-content.ts'
import type { Page, WarmSite } from './whole-build.ts'

/** The pages of one content, and the key of what each shows. */
export interface PagesOfContent {
  keys: Keys
  pages: ReadonlyMap<string, Page>
  shown: readonly Shown[]
}

export interface TrackedPages {
  now: () => Promise<PagesOfContent>
  renderer: Renderer<PagesOfContent>
}

/** The key of a page is a print of its props and of all that it read when it was made last. */
export const fingerprint = String

/** Knows of every page what it read, and so whether it shows something else now. */
export function trackPages({ pages: pagesNow, reads, render, tracked }: WarmSite): TrackedPages {
  const keys: Keys = new Map()
  /** State of the content when each page was made. */
  const made = new Map<string, string>()
  const printNow = ({ file, props }: Page, read: Reads) =>
    `${file}\n${printOf(props)}\n${tracked.printOf(read)}`
  const now = async (): Promise<PagesOfContent> => {
    const pages = await pagesNow()
    for (const page of pages.values()) {
      const { file } = page
      const print = printNow(page, reads.get(file) ?? noReads())
      if (!keys.has(file)) made.set(file, print)
      if (made.get(file) !== print || !keys.has(file)) keys.set(file, hashOf(print))
    }
    for (const file of keys.keys()) if (!pages.has(file)) keys.delete(file)
    const shown = [...pages.keys()].map(path => ({
      data: keys.get(path) ?? '',
      files: [{ language: null, path }]
    }))
    return { keys: new Map(keys), pages, shown }
  }
  const renderer: Renderer<PagesOfContent> = {
    assets: () => new Map(),
    begin: () => {},
    examples: [],
    keysOf: content => keysOfAll(fingerprint, [content.shown]),
    prepare: () => {},
    render: async ({ pages }, files, take) => {
      for (const file of files) {
        const page = pages.get(file)
        if (page === undefined) throw new Error(`The site has no ${file}`)
        const { bytes, reads: own } = await render(page)
        reads.set(file, own)
        // Its key stands for its present parts.
        made.set(file, printNow(page, own))
        await take(file, bytes)
      }
    },
    shown: content => [content.shown]
  }
  return { now, renderer }
}
