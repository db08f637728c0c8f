import { type Catalog, inCategoryOf } from '#catalog/catalog.ts'
import { type CountedCategory, countedCategoriesIn, countsIn } from '#catalog/counts.ts'
import { keptPer } from '#catalog/kept.ts'
import { defineSinglePage } from '#catalog/page.ts'
import type { Experience } from '#domain/experience.ts'
import type { Counts } from '#domain/mode.ts'
import { oncePer } from '#domain/once.ts'
import { wholeRegion } from '#domain/province.ts'
import { routes } from '#domain/routes.ts'

/** `/precios`: what things cost, category by category. */
export const pricesPage = defineSinglePage(routes.prices, catalog => ({
  categories: countedCategoriesIn(catalog, wholeRegion).map(counted => pricedIn(catalog, counted))
}))

const pricedIn = keptPer((catalog, { category, counts }: CountedCategory) => ({
  category,
  counts,
  ...pricesIn(catalog, category.id)
}))

/** `/preguntas-frecuentes` */
export const questionsPage = defineSinglePage(routes.questions, catalog => ({ questions: catalog.questions }))

/** How many are free, and the lowest and highest "from" price in euros; null when none has a price. */
function pricesIn(
  catalog: Catalog,
  categoryId: string
): { free: Counts; lowest: number | null; highest: number | null } {
  const own = inCategoryOf(catalog.listed[wholeRegion], categoryId)
  const euros = own.flatMap(eurosFrom)
  return {
    free: countsIn(catalog, wholeRegion, freeAmong(own)),
    highest: euros.length > 0 ? Math.max(...euros) : null,
    lowest: euros.length > 0 ? Math.min(...euros) : null
  }
}

const freeAmong = oncePer((experiences: Experience[]) =>
  experiences.filter(({ priceFrom }) => priceFrom.kind === 'free')
)

function eurosFrom({ priceFrom }: Experience): number[] {
  return priceFrom.kind === 'from' ? [priceFrom.euros] : []
}
