import { type Catalog, cardsIn, createGrouping, lastChange, offeredIn } from '#catalog/model/catalog.ts'
import { countsOf } from '#catalog/model/counts.ts'
import { definePage, defineSinglePage } from '#catalog/routing/page.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'
import { isWrittenIn } from '#domain/text/text.ts'

/** `/empresas`: the businesses that sell the experiences. */
export const companiesPage = defineSinglePage(
  routes.companies,
  catalog => ({ companies: catalog.companies.map(company => sellerIn(catalog, company)) }),
  { updated: catalog => lastChange(soldByAny(catalog)) }
)

/** How many of its posters stand for a company. */
const postersShown = 3
/** A company's card shows its most frequent categories; its page shows all. */
const categoriesShown = 4

function sellerIn(catalog: Catalog, { id, logoUrl, municipality, name }: Company) {
  const sold = soldIn(catalog, id)
  return {
    categories: mainCategories(catalog, sold),
    counts: countsOf(sold),
    id,
    logoUrl,
    municipality,
    name,
    posters: cardsIn(catalog, sold.filter(({ hiddenFor }) => hiddenFor.length === 0).slice(0, postersShown))
  }
}

function mainCategories(catalog: Catalog, sold: Experience[]) {
  return catalog.categories
    .map(category => ({
      category,
      count: sold.filter(({ categoryIds }) => categoryIds.includes(category.id)).length
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, categoriesShown)
    .map(({ category }) => category)
}

/** `/empresas/{idempresa}`: a business and what it offers. */
export const companyPage = definePage({
  pages: catalog => [...catalog.companyById.values()].map(({ id }) => ({ id })),
  params: ({ id }) => ({ id }),
  path: ({ id }) => routes.company(id),
  read: (catalog, { id }) => ({
    cards: cardsIn(catalog, offersOf(catalog, id)),
    company: companyAt(catalog, id),
    events: cardsIn(catalog, eventsBy(catalog, id))
  }),
  languages: (catalog, { id }) => languagesOf(companyAt(catalog, id)),
  updated: (catalog, { id }) => lastChange(soldIn(catalog, id))
})

function languagesOf({ descriptionHtml }: Company): Language[] {
  return languages.filter(language => descriptionHtml === null || isWrittenIn(language, descriptionHtml))
}

/** Throws when there is none: callers take ids from the catalogue. */
function companyAt({ companyById }: Catalog, id: string): Company {
  const company = companyById.get(id)
  if (!company) throw new Error(`No company has the id «${id}»`)
  return company
}

function soldIn(catalog: Catalog, id: string): Experience[] {
  return [...offersOf(catalog, id), ...eventsBy(catalog, id)]
}

function soldByAny(catalog: Catalog): Experience[] {
  return offeredIn(catalog).filter(({ companyId }) => companyId !== null)
}

const soldBy = createGrouping(({ companyId }) => (companyId === null ? [] : [companyId]))

function offersOf(catalog: Catalog, id: string): Experience[] {
  return soldBy(catalog.listed[wholeRegion], id)
}

function eventsBy(catalog: Catalog, id: string): Experience[] {
  return soldBy(catalog.upcoming, id)
}
