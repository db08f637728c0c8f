import { cardIn, cardsIn, type Catalog, offeredIn } from '#catalog/model/catalog.ts'
import { countedCategoriesIn } from '#catalog/model/counts.ts'
import { provinceOffers } from '#catalog/model/offers.ts'
import { regionMap } from '#catalog/model/region-map.ts'
import { type DayWall, type WallPoster, wallOf } from '#domain/catalogue/day-wall.ts'
import type { EventDate } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { addDays, type Day, restOfWeek, weekdayOf } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'

/** A row of days. */
const eventsShown = 3
const friday = 5

/** Content of the home page, which has two addresses. */
export const homeContent = memoizeWeak((catalog: Catalog) => {
  const tomorrow = addDays(catalog.day, 1)
  return {
    agenda: agendaIn(catalog),
    categories: countedCategoriesIn(catalog, wholeRegion),
    days: [wallIn(catalog, catalog.day), wallIn(catalog, tomorrow)],
    map: regionMap(),
    offers: provinceOffers(catalog)
  }
})

/** The events from Friday to Sunday of this week, as far as those days are still to come; where they fill no row, those that come next. */
function agendaIn(catalog: Catalog) {
  const days = restOfWeek(catalog.day).filter(day => weekdayOf(day) >= friday)
  const weekend = catalog.upcoming.filter(({ eventDate }) => eventDate && days.includes(startDay(eventDate)))
  const isWeekend = weekend.length >= eventsShown
  return {
    events: cardsIn(catalog, (isWeekend ? weekend : catalog.upcoming).slice(0, eventsShown)),
    isWeekend
  }
}

function wallIn(catalog: Catalog, day: Day): DayWall {
  return { day, posters: wallOf(day, offeredIn(catalog)).map(found => posterIn(catalog, found)) }
}

function posterIn(catalog: Catalog, { experience, starts }: ReturnType<typeof wallOf>[number]): WallPoster {
  const card = cardIn(catalog, experience)
  const { paletteVariant, id, isEvent, isVip, light, motif, municipality } = card
  const { name, photo, price, provinces, rates, slug } = card
  const picture = { paletteVariant, id, isEvent, light, motif, municipality, photo }
  return { ...picture, isVip, name, price, provinces, rates, slug, starts }
}

const startDay = memoizeWeak(({ start }: EventDate) => dayInAndalusia(start))
