import { lastChange, offeredIn } from '#catalog/model/catalog.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import { homeContent } from '#catalog/selectors/home-content.ts'
import { routes } from '#domain/site/routes.ts'

/** `/`: what can be done today, where, and what comes next. It counts everything that is offered: so it is as new as the newest of it. */
export const homePage = defineSinglePage(routes.home, homeContent, {
  updated: catalog => lastChange(offeredIn(catalog))
})

/** `/eligeprovincia`: the same page at the address that the home page takes where no province is saved. */
export const provinceChoicePage = defineSinglePage(routes.provinceChoice, homeContent, {
  canonicalPath: () => routes.home
})
