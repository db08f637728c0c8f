import { defineFile } from '#catalog/routing/data-file.ts'
import { inPartsNamed, namedInIndex } from '#catalog/selectors/sitemap-parts.ts'
import type { Sitemap } from '#domain/page/sitemap.ts'

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
