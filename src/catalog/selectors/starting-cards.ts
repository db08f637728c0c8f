import { memoizePer } from '#catalog/memo/memoize.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { nextStarts, type StartingCard } from '#domain/catalogue/next-starts.ts'

import { cardIn, type Catalog } from '#catalog/model/catalog.ts'

/** The cards of experiences with their next starts, seen from the day of the catalogue. */
export function startingCardsIn(catalog: Catalog, experiences: Experience[]): StartingCard[] {
  return experiences.map(experience => startingCardIn(catalog, experience))
}

const startingCardIn = memoizePer((catalog, experience: Experience): StartingCard => ({
  card: cardIn(catalog, experience),
  starts: nextStarts(catalog.day, experience)
}))
