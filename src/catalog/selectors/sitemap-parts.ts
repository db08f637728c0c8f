import type { Catalog } from '#catalog/model/catalog.ts'
import { stableList } from '#catalog/memo/memoize.ts'
import { contentDefinedChunks } from '#domain/data/chunking.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { seededRandom } from '#domain/data/random.ts'
import { latest, type SitemapPage, type SitemapPart } from '#domain/page/sitemap.ts'

interface Part {
  name: string
  pages: SitemapPage[]
}

/** With five languages far below the 50,000 addresses that a sitemap may have, and quickly written when one of them changes. */
const pagesPerPart = 400

/** The pages of some routes, in parts of a sitemap. */
export function inPartsNamed(
  name: string,
  routes: { inSitemap: (catalog: Catalog) => SitemapPage[] }[]
): (catalog: Catalog) => Part[] {
  const pagesIn = stableList(catalog => routes.flatMap(route => route.inSitemap(catalog)))
  const partsOf = memoizeWeak((pages: SitemapPage[]) => cut(name, pages))
  return catalog => partsOf(pagesIn(catalog))
}

/** In the order of their addresses. A page that no language has is in none. */
function cut(name: string, pages: SitemapPage[]): Part[] {
  const ordered = pages
    .filter(({ languages }) => languages.length > 0)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return contentDefinedChunks(ordered, pagesPerPart, lotOf).map((part, index) => ({
    name: `sitemap-${name}-${index + 1}`,
    pages: part
  }))
}

const lotOf = memoizeWeak(({ path }: SitemapPage) => seededRandom(path)())

/** A part as the index names it. */
export const namedInIndex = memoizeWeak(({ name, pages }: Part): SitemapPart => ({
  path: `/${name}.xml`,
  updated: latest(pages.map(({ updated }) => updated))
}))
