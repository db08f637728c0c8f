import { memoizePer } from '#catalog/memo/memoize.ts'
import { isCancellableAfter } from '#domain/booking/cancellation.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { type ListedStart, nextStarts, type StartingCard } from '#domain/catalogue/next-starts.ts'

import { cardIn, type Catalog, offeredThere } from '#catalog/model/catalog.ts'
import { yearOf } from '#domain/time/calendar-day.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'

/** The cards of experiences with their next starts, seen from the day of the catalogue. */
export function startingCardsIn(catalog: Catalog, experiences: Experience[]): StartingCard[] {
  return experiences.map(experience => startingCardIn(catalog, experience))
}

/** The next starts alone, as lists say them. An event has its date on its card. */
export function listedStartsIn({ day }: Pick<Catalog, 'day'>, experiences: Experience[]): ListedStart[][] {
  return experiences.map(experience =>
    (experience.isEvent ? [] : nextStarts(day, experience)).map(start => ({
      ...start,
      isCancellable: isCancellableAfter(day, start, experience),
      year: yearOf(day)
    }))
  )
}

const startingCardIn = memoizePer((catalog, experience: Experience): StartingCard => ({
  card: cardIn(catalog, experience),
  starts: nextStarts(catalog.day, experience),
  year: yearOf(catalog.day)
}))

/** Everything that every visitor can find in a province, events first. */
export function eventsFirst(catalog: Catalog, province: ProvinceSlug): Experience[] {
  return inThatOrder(offeredThere(catalog, province))
}

const inThatOrder = memoizeWeak((offered: Experience[]) => [
  ...offered.filter(({ isEvent }) => isEvent),
  ...offered.filter(({ isEvent }) => !isEvent)
])
