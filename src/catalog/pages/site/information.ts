import { type Catalog, inCategoryOf, lastChange } from '#catalog/model/catalog.ts'
import { categoriesIn, type CountedCategory, countedCategoriesIn, countsIn } from '#catalog/model/counts.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import { priceRange } from '#catalog/selectors/price-range.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'

/** `/precios`: what things cost, category by category. */
export const pricesPage = defineSinglePage(
  routes.prices,
  catalog => ({
    // A category that has events alone has no prices to compare.
    categories: countedCategoriesIn(catalog, wholeRegion)
      .filter(({ category }) => categoriesIn(catalog, wholeRegion).includes(category))
      .map(counted => pricedIn(catalog, counted))
  }),
  { updated: catalog => lastChange(catalog.listed[wholeRegion]) }
)

function pricedIn(catalog: Catalog, { category, counts }: CountedCategory) {
  const own = inCategoryOf(catalog.listed[wholeRegion], category.id)
  const free = countsIn(
    catalog,
    wholeRegion,
    own.filter(({ priceFrom }) => priceFrom.kind === 'free')
  )
  return { category, counts, free, ...priceRange(own) }
}

/** `/preguntas-frecuentes` */
export const questionsPage = defineSinglePage(
  routes.questions,
  catalog => ({ questions: catalog.questions }),
  { updated: catalog => lastChange(catalog.questions) }
)
