import type { Catalog } from '#catalog/catalog.ts'
import { seededRandom } from '#domain/chance.ts'
import { oncePer } from '#domain/once.ts'
import { defineFile } from '#catalog/data-file.ts'
import { cutIntoParts } from '#domain/parts.ts'
import { latest, type Sitemap, type SitemapPage, type SitemapPart } from '#domain/sitemap.ts'

import { agendaPage } from './agenda.ts'
import { companiesPage, companyPage } from './companies.ts'
import { experiencePage } from './experience.ts'
import { homePage, provinceChoicePage } from './home.ts'
import { pricesPage, questionsPage } from './information.ts'
import { listingPage } from './listing.ts'
import { metaPage, metasPage } from './meta.ts'
import * as plain from './plain.ts'
import { coverPage } from './province.ts'

/** With five languages far below the 50,000 addresses that a sitemap may have, and quickly written when one of them changes. */
const pagesPerPart = 400

/** The pages that search engines keep. The other ones are for one person alone, or say that something is wrong: they are `noindex`. */
const routesByPart: { name: string; routes: { inSitemap: (catalog: Catalog) => SitemapPage[] }[] }[] = [
  {
    name: 'paginas',
    routes: [
      homePage,
      provinceChoicePage,
      agendaPage,
      companiesPage,
      companyPage,
      metasPage,
      metaPage,
      pricesPage,
      questionsPage,
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
    ]
  },
  { name: 'listados', routes: [coverPage, listingPage] },
  { name: 'experiencias', routes: [experiencePage] }
]

interface Part {
  name: string
  pages: SitemapPage[]
}

const indexName = 'sitemap-index'

/** `/sitemap-index.xml` and its parts, such as `/sitemap-experiencias-1.xml`. */
export const sitemapFile = defineFile({
  pattern: '/[sitemap].xml',
  files: catalog => [indexName, ...partsOf(catalog).map(({ name }) => name)].map(name => ({ name })),
  params: ({ name }) => ({ sitemap: name }),
  read: (catalog, { name }): Sitemap => {
    const parts = partsOf(catalog)
    if (name === indexName) return { kind: 'index', parts: parts.map(asNamed) }
    return { kind: 'part', pages: parts.find(part => part.name === name)?.pages ?? [] }
  }
})

const partsOf = oncePer((catalog: Catalog): Part[] =>
  routesByPart.flatMap(({ name, routes }) =>
    inParts(
      name,
      routes.flatMap(route => route.inSitemap(catalog))
    )
  )
)

/** In the order of their addresses. A page that no language has is in none. */
function inParts(name: string, pages: SitemapPage[]): Part[] {
  const ordered = pages
    .filter(({ languages }) => languages.length > 0)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return cutIntoParts(ordered, pagesPerPart, lotOf).map((part, index) => ({
    name: `sitemap-${name}-${index + 1}`,
    pages: part
  }))
}

const lotOf = oncePer(({ path }: SitemapPage) => seededRandom(path)())

function asNamed({ name, pages }: Part): SitemapPart {
  return { path: `/${name}.xml`, updated: latest(pages.map(({ updated }) => updated)) }
}
