import { memoizePer } from '#catalog/memo/memoize.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { nextStarts, type StartingCard } from '#domain/catalogue/next-starts.ts'

import { cardIn, type Catalog, offeredThere } from '#catalog/model/catalog.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'

/** The cards of experiences with their next starts, seen from the day of the catalogue. */
export function startingCardsIn(catalog: Catalog, experiences: Experience[]): StartingCard[] {
  return experiences.map(experience => startingCardIn(catalog, experience))
}

const startingCardIn = memoizePer((catalog, experience: Experience): StartingCard => ({
  card: cardIn(catalog, experience),
  starts: nextStarts(catalog.day, experience),
  year: catalog.day.slice(0, 4)
}))

/** What every visitor may find in a province, events before all else. */
export function eventsFirst(catalog: Catalog, province: ProvinceSlug): Experience[] {
  return inThatOrder(offeredThere(catalog, province))
}

const inThatOrder = memoizeWeak((offered: Experience[]) => [
  ...offered.filter(({ isEvent }) => isEvent),
  ...offered.filter(({ isEvent }) => !isEvent)
])
