import { cardIn, type Catalog, lastChange, offeredThere } from '#catalog/model/catalog.ts'
import { definePage } from '#catalog/routing/page.ts'
import { enoughToday, offOn, startingOn } from '#domain/listing/today.ts'
import type { Province } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'
import { addDays, type Day } from '#domain/time/calendar-day.ts'
import { settingOf } from '#domain/weather/setting.ts'

const maxToday = 60
const maxLater = 24

/** A quiet week has few starts: the page looks no further ahead. */
const daysAhead = 7

/**
 * `/{provincia}/hoy`: what can still be done today and tonight, and first of all tomorrow; the days after it follow until the evening of today has a wall of its
 * own. A page of yesterday is right until midnight comes again.
 */
export const todayPage = definePage({
  pages: catalog => catalog.provinces.filter(({ slug }) => catalog.listed[slug].length > 0),
  params: ({ slug }) => ({ province: slug }),
  path: ({ slug }) => routes.today(slug),
  updated: (catalog, { slug }) => lastChange(offeredThere(catalog, slug)),
  read: (catalog, province) => ({
    days: [dayIn(catalog, province, catalog.day, maxToday), ...laterDays(catalog, province)],
    province
  })
})

/** Tomorrow, and the next days on which something begins, as many as it takes to fill a wall without today. */
function laterDays(catalog: Catalog, province: Province) {
  const days = [dayIn(catalog, province, addDays(catalog.day, 1), maxLater)]
  const count = () => days.reduce((sum, { rows }) => sum + rows.length, 0)
  for (let ahead = 2; ahead <= daysAhead && count() < enoughToday; ahead += 1) {
    const day = dayIn(catalog, province, addDays(catalog.day, ahead), maxLater)
    if (day.rows.length > 0) days.push(day)
  }
  return days
}

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
