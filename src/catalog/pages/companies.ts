import { type Catalog, cardsIn, createGrouping, lastChange } from '#catalog/catalog.ts'
import { countsOf } from '#catalog/counts.ts'
import { definePage, defineSinglePage } from '#catalog/page.ts'
import type { Experience } from '#domain/experience.ts'
import { languages } from '#domain/locale.ts'
import { wholeRegion } from '#domain/province.ts'
import { routes } from '#domain/routes.ts'
import { isWrittenIn } from '#domain/text.ts'

/** `/empresas`: the businesses that sell the experiences. */
export const companiesPage = defineSinglePage(routes.companies, catalog => ({
  companies: catalog.companies.map(({ id, logoUrl, municipality, name }) => ({
    counts: countsOf([...offersOf(catalog, id), ...eventsBy(catalog, id)]),
    id,
    logoUrl,
    municipality,
    name
  }))
}))

/** `/empresas/{idempresa}`: a business and what it offers. */
export const companyPage = definePage({
  pages: catalog => [...catalog.companyById.keys()].map(id => ({ id })),
  params: ({ id }) => ({ id }),
  path: ({ id }) => routes.company(id),
  read: (catalog, { id }) => {
    const company = catalog.companyById.get(id)
    if (!company) throw new Error(`No company has the id «${id}»`)
    return {
      cards: cardsIn(catalog, offersOf(catalog, id)),
      company,
      events: cardsIn(catalog, eventsBy(catalog, id))
    }
  },
  languages: (catalog, { id }) => {
    const text = catalog.companyById.get(id)?.descriptionHtml ?? null
    return languages.filter(language => text === null || isWrittenIn(language, text))
  },
  updated: (catalog, { id }) => lastChange([...offersOf(catalog, id), ...eventsBy(catalog, id)])
})

const soldBy = createGrouping(({ companyId }) => (companyId === null ? [] : [companyId]))

function offersOf(catalog: Catalog, id: string): Experience[] {
  return soldBy(catalog.listed[wholeRegion], id)
}

function eventsBy(catalog: Catalog, id: string): Experience[] {
  return soldBy(catalog.upcoming, id)
}
