import { type Catalog, inCategoryOf, lastChange } from '#catalog/model/catalog.ts'
import { type CountedCategory, countedCategoriesIn, countsIn } from '#catalog/model/counts.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { eurosOf, priceSummary } from '#domain/catalogue/price.ts'
import type { Counts } from '#domain/partner/mode.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'

/** `/precios`: what things cost, category by category. */
export const pricesPage = defineSinglePage(
  routes.prices,
  catalog => ({
    categories: countedCategoriesIn(catalog, wholeRegion).map(counted => pricedIn(catalog, counted))
  }),
  { updated: catalog => lastChange(catalog.listed[wholeRegion]) }
)

function pricedIn(catalog: Catalog, { category, counts }: CountedCategory) {
  return { category, counts, ...pricesIn(catalog, category.id) }
}

/** `/preguntas-frecuentes` */
export const questionsPage = defineSinglePage(routes.questions, catalog => ({ questions: catalog.questions }))

/** How many are free, and the lowest and highest headline price in euros, the one for adults; null when none has a price. */
function pricesIn(
  catalog: Catalog,
  categoryId: string
): { free: Counts; lowest: number | null; highest: number | null } {
  const own = inCategoryOf(catalog.listed[wholeRegion], categoryId)
  const euros = own.flatMap(headlineEuros)
  return {
    free: countsIn(catalog, wholeRegion, own.filter(isFree)),
    highest: euros.length > 0 ? Math.max(...euros) : null,
    lowest: euros.length > 0 ? Math.min(...euros) : null
  }
}

function isFree({ priceFrom }: Experience): boolean {
  return priceFrom.kind === 'free'
}

const headlineEuros = memoizeWeak(({ priceFrom, prices }: Experience): number[] => {
  const euros = eurosOf(priceSummary(priceFrom, prices).headline)
  return euros === null || euros === 0 ? [] : [euros]
})
