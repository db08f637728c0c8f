import { cardIn, type Named } from '#catalog/model/catalog.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'
import { languages } from '#domain/text/locale.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { accessOf, type ListingSource } from '#domain/search/listing-source.ts'

/** What filters, orders and the map of a listing need of some experiences: one list for the files of all languages. */
export const listingSourcesIn = memoizePer((named: Named, experiences: Experience[]) =>
  experiences.map(experience => listingSourceIn(named, experience))
)

const listingSourceIn = memoizePer((named: Named, experience: Experience): ListingSource => ({
  access: accessOf(experience),
  card: cardIn(named, experience),
  categories: experience.categoryIds.flatMap(id => named.categoryById.get(id)?.slug ?? []),
  guides: languages.filter(language => experience.guideLanguages.includes(language)),
  isCarFree: experience.isCarFree,
  schedules: experience.schedules
}))
