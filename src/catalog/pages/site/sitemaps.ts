import { defineFile } from '#catalog/routing/data-file.ts'
import { latest, type Sitemap, type SitemapPage, type SitemapPart } from '#domain/page/sitemap.ts'
import { agendaPage } from '#catalog/pages/listing/agenda.ts'
import { companiesPage, companyPage } from '#catalog/pages/catalogue/companies.ts'
import { embedMakerPage } from '#catalog/pages/embed/embeds.ts'
import { experiencePage } from '#catalog/pages/catalogue/experience.ts'
import { homePage } from './home.ts'
import { pricesPage, questionsPage } from './information.ts'
import { listingPage } from '#catalog/pages/listing/listing.ts'
import { todayPage } from '#catalog/pages/listing/today.ts'
import { partnersPage } from '#catalog/pages/catalogue/partner-kit.ts'
import { metaPage, metasPage } from '#catalog/pages/catalogue/meta.ts'
import * as plain from './plain.ts'
import type { Catalog } from '#catalog/model/catalog.ts'
import { stableList } from '#catalog/memo/memoize.ts'
import { contentDefinedChunks } from '#domain/data/chunking.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { seededRandom } from '#domain/data/random.ts'

interface Part {
  name: string
  pages: SitemapPage[]
}

/** With five languages far below the 50,000 addresses that a sitemap may have, and quickly written when one of them changes. */
const pagesPerPart = 400

/** The pages of some routes, in parts of a sitemap. */
function inPartsNamed(
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
const namedInIndex = memoizeWeak(({ name, pages }: Part): SitemapPart => ({
  path: `/${name}.xml`,
  updated: latest(pages.map(({ updated }) => updated))
}))

/**
 * All pages that search engines keep. The other ones are for one person alone, or say that something is wrong: they are `noindex`. Those that lead a first
 * visitor on name another page in their place.
 */
const groups = [
  inPartsNamed('paginas', [
    homePage,
    agendaPage,
    companiesPage,
    companyPage,
    embedMakerPage,
    metasPage,
    metaPage,
    partnersPage,
    pricesPage,
    questionsPage,
    todayPage,
    plain.aboutPage,
    plain.accessibilityPage,
    plain.complaintsPage,
    plain.contactPage,
    plain.cookiesPage,
    plain.legalPage,
    plain.orderingPage,
    plain.privacyPage,
    plain.privacyReceiptPage,
    plain.termsPage
  ]),
  inPartsNamed('listados', [listingPage]),
  inPartsNamed('experiencias', [experiencePage])
]

/** `/sitemap-index.xml` and its parts, such as `/sitemap-experiencias-1.xml`. */
export const sitemapFile = defineFile({
  pattern: '/[sitemap].xml',
  files: (catalog): { name: string; sitemap: Sitemap }[] => {
    const parts = groups.flatMap(partsOf => partsOf(catalog))
    return [
      { name: 'sitemap-index', sitemap: { kind: 'index', parts: parts.map(part => namedInIndex(part)) } },
      ...parts.map(({ name, pages }) => ({ name, sitemap: { kind: 'part', pages } as const }))
    ]
  },
  params: ({ name }) => ({ sitemap: name }),
  read: (_catalog, { sitemap }) => sitemap
})
