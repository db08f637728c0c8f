import { memoizePer } from '#catalog/memo/memoize.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { type NextStart, nextStarts, type StartingCard } from '#domain/catalogue/next-starts.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { Day } from '#domain/time/calendar-day.ts'

import { cardIn, type Catalog } from './catalog.ts'

/** The cards of experiences with their next starts, seen from the day of the catalogue. */
export function startingCardsIn(catalog: Catalog, experiences: Experience[]): StartingCard[] {
  return experiences.map(experience => startingCardIn(catalog, experience))
}

const startingCardIn = memoizePer((catalog, experience: Experience): StartingCard => ({
  card: cardIn(catalog, experience),
  starts: startsFrom(catalog.day, experience)
}))

/** By their day: the same list as long as the experience is the same object. */
const knownStarts = memoizeWeak((_experience: Experience) => new Map<Day, NextStart[]>())

function startsFrom(day: Day, experience: Experience): NextStart[] {
  const known = knownStarts(experience)
  const starts = known.get(day) ?? nextStarts(day, experience)
  known.set(day, starts)
  return starts
}
