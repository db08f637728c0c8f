import type { Category } from '#domain/catalogue/category.ts'
import type { Card } from '#domain/catalogue/card.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import type { Opinion } from '#domain/opinion/opinion.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { readIn } from '#domain/text/text.ts'

import { cardsIn, eventsOf, membersOf } from './catalog.ts'
import { type OfferedCategory, ownCategoriesIn } from './counts.ts'
import { type ResolvedExperience, entryIn } from './resolved-experience.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { RegionScope } from './region-scope.ts'
import { similarTo } from './similar.ts'

/** An experience with everything that its page says of it. Its categories are those with a listing in its province, in their order: events and hidden ones may be the only ones of theirs there. */
export interface ExperienceDetails extends Omit<ResolvedExperience, 'categories'> {
  /** With the modes for which they have nothing in its province. */
  categories: OfferedCategory[]
  /** Its first category, where that has something in its province, be it this event alone; another one would be chance. */
  mainCategory: Category | null
  /** Members of a meta experience. */
  members: Experience[]
  /** Meta experiences to which it belongs. */
  destinations: Card[]
  opinions: Opinion[]
  /** The seller is written to in Spanish too, whatever the language of the page. */
  nameInSpanish: string
  similar: Experience[]
}

export const experienceDetailsIn = memoizePer(
  (around: RegionScope, experience: Experience): ExperienceDetails => {
    const entry = entryIn(around, experience)
    const categories = ownCategoriesIn(around, entry.provinces[0]?.slug ?? wholeRegion, experience)
    const main = entry.categories.find(({ id }) => id === experience.categoryIds[0])
    const isThere =
      around.offered.includes(experience) || categories.some(({ category }) => category === main)
    return {
      ...entry,
      categories,
      mainCategory: isThere ? (main ?? null) : null,
      members: experience.isDestination
        ? [...membersOf(around, experience), ...eventsOf(around, experience)]
        : [],
      destinations: cardsIn(
        around,
        around.destinations.filter(({ id }) => experience.destinationIds.includes(id))
      ),
      nameInSpanish: readIn('es', experience.name).text,
      opinions: around.opinions[experience.id] ?? [],
      // A destination shows its members in place of similar experiences.
      similar: experience.isDestination ? [] : similarTo(around, experience)
    }
  }
)

/** Texts alone: what is written of it stays the same when its poster gets other colours because of its neighbours in lists. */
export const withoutPoster = memoizeWeak(
  ({ paletteVariant: _colourway, motif: _motif, ...words }: Experience) => words
)
