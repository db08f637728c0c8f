import { cardsIn } from '#catalog/catalog.ts'
import { countedCategoriesIn } from '#catalog/counts.ts'
import { provinceOffers } from '#catalog/offers.ts'
import { defineSinglePage } from '#catalog/page.ts'
import { regionMap } from '#catalog/region-map.ts'
import { wholeRegion } from '#domain/province.ts'
import { routes } from '#domain/routes.ts'

const eventsShown = 4

/** `/`: the province choice, what there is to do, and what comes next. */
export const homePage = defineSinglePage(routes.home, catalog => ({
  categories: countedCategoriesIn(catalog, wholeRegion),
  events: cardsIn(catalog, catalog.upcoming.slice(0, eventsShown)),
  map: regionMap(),
  offers: provinceOffers(catalog)
}))

/** `/eligeprovincia`: the province choice alone. */
export const provinceChoicePage = defineSinglePage(routes.provinceChoice, catalog => ({
  map: regionMap(),
  offers: provinceOffers(catalog)
}))
