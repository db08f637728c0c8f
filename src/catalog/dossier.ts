import type { Card } from '#domain/card.ts'
import type { Experience } from '#domain/experience.ts'
import type { Opinion } from '#domain/opinion.ts'
import { wholeRegion } from '#domain/province.ts'
import { readIn } from '#domain/text.ts'

import { cardsIn, eventsOf, membersOf, type Surroundings } from './catalog.ts'
import { categoriesIn } from './counts.ts'
import { type Entry, entryIn } from './entry.ts'
import { keptPer } from './kept.ts'
import { similarTo } from './similar.ts'

/** An experience with everything that its page says of it. Its categories are those with a listing in its province, in their order: events and hidden ones may be the only ones of theirs there. */
export interface Dossier extends Entry {
  /** What belongs to it when it is a meta experience. */
  members: Card[]
  /** What it belongs to. */
  metas: Card[]
  opinions: Opinion[]
  /** Who sells it is written to in Spanish too, whatever the language of the page. */
  nameInSpanish: string
  similar: Card[]
}

export const dossierIn = keptPer((around: Surroundings, experience: Experience): Dossier => {
  const entry = entryIn(around, experience)
  return {
    ...entry,
    categories: categoriesIn(around, entry.provinces[0]?.slug ?? wholeRegion).filter(({ id }) =>
      experience.categoryIds.includes(id)
    ),
    members: experience.isMeta
      ? cardsIn(around, [...membersOf(around, experience), ...eventsOf(around, experience)])
      : [],
    metas: cardsIn(
      around,
      around.metas.filter(({ id }) => experience.metaIds.includes(id))
    ),
    nameInSpanish: readIn('es', experience.name).text,
    opinions: around.opinions[experience.id] ?? [],
    similar: cardsIn(around, similarTo(around, experience))
  }
})
