import { offeredCategoriesIn } from '#catalog/model/counts.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'

/** `/buscar`: where a search is sent before its box is awake, and the way to everything where there is no box. */
export const searchPage = defineSinglePage(routes.search, catalog => ({
  categories: offeredCategoriesIn(catalog, wholeRegion)
}))
