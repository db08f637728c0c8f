import { listingDrawing } from '#catalog/model/region-map.ts'
import { offeredCategoriesIn } from '#catalog/model/counts.ts'
import { highestPriceOf } from '#catalog/selectors/listing-pages.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'

/** `/buscar`: the page of results, and the way to everything where there is no box. */
export const searchPage = defineSinglePage(routes.search, catalog => ({
  categories: offeredCategoriesIn(catalog, wholeRegion),
  highestPrice: highestPriceOf(catalog.listed[wholeRegion]),
  map: listingDrawing(wholeRegion)
}))
