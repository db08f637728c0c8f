import { cardIn, type Catalog, lastChange, offeredThere } from '#catalog/model/catalog.ts'
import { definePage } from '#catalog/routing/page.ts'
import { enoughToday, offOn, startingOn } from '#domain/listing/today.ts'
import type { Province } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'
import { addDays, type Day } from '#domain/time/calendar-day.ts'
import { settingOf } from '#domain/weather/setting.ts'

const maxToday = 60
const maxTomorrow = 24
const maxLater = 8

/** The page carries so many days, for when nobody builds it anew: a week later it still has a wall. */
const daysAhead = 8

/**
 * `/{provincia}/hoy`: what can still be done today and tonight, and first of all tomorrow; the days after it follow until the evening of today has a wall of its
 * own. The other days of the coming week are there and hidden: a page of another day shows them by the clock (`still-today.ts`).
 */
export const todayPage = definePage({
  pages: catalog => catalog.provinces.filter(({ slug }) => catalog.listed[slug].length > 0),
  params: ({ slug }) => ({ province: slug }),
  path: ({ slug }) => routes.today(slug),
  updated: (catalog, { slug }) => lastChange(offeredThere(catalog, slug)),
  read: (catalog, province) => ({ days: daysIn(catalog, province), province })
})

/** Today, tomorrow, and the next days on which something begins. Those that fill a wall without today are shown, whatever the clock. */
function daysIn(catalog: Catalog, province: Province) {
  const today = dayIn(catalog, province, catalog.day, maxToday)
  const tomorrow = dayIn(catalog, province, addDays(catalog.day, 1), maxTomorrow)
  const days = [today, tomorrow].map(day => ({ ...day, isSpare: false }))
  let left = enoughToday - tomorrow.rows.length
  for (let ahead = 2; ahead <= daysAhead; ahead += 1) {
    const day = dayIn(catalog, province, addDays(catalog.day, ahead), maxLater)
    if (day.rows.length > 0) days.push({ ...day, isSpare: left <= 0 })
    left -= day.rows.length
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
