import { cardIn, type Catalog, lastChange, offeredThere } from '#catalog/model/catalog.ts'
import { definePage } from '#catalog/routing/page.ts'
import { offOn, startingOn } from '#domain/listing/today.ts'
import type { Province } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'
import { addDays, type Day } from '#domain/time/calendar-day.ts'
import { settingOf } from '#domain/weather/setting.ts'

const mostToday = 60
const mostTomorrow = 24

/** `/{provincia}/hoy`: what can still be done today and tonight, and first of all tomorrow. A page of yesterday is right until midnight comes again. */
export const todayPage = definePage({
  pages: catalog => catalog.provinces.filter(({ slug }) => catalog.listed[slug].length > 0),
  params: ({ slug }) => ({ province: slug }),
  path: ({ slug }) => routes.today(slug),
  updated: (catalog, { slug }) => lastChange(offeredThere(catalog, slug)),
  read: (catalog, province) => ({
    days: [
      dayIn(catalog, province, catalog.day, mostToday),
      dayIn(catalog, province, addDays(catalog.day, 1), mostTomorrow)
    ],
    province
  })
})

function dayIn(catalog: Catalog, { slug }: Province, day: Day, most: number) {
  const offered = offeredThere(catalog, slug)
  return {
    day,
    off: offOn(day, offered).map(({ dayOff, item }) => ({ dayOff, name: item.name, slug: item.slug })),
    rows: startingOn(day, offered, most).map(({ item, starts }) => {
      const card = cardIn(catalog, item)
      return { card, setting: settingOf(item, card.motif), starts }
    })
  }
}
