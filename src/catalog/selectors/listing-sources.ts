import { cardIn, type References } from '#catalog/model/catalog.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { mergeOrderOf } from '#domain/data/shards.ts'
import { operatingModes } from '#domain/partner/mode.ts'
import { provinceSlugs, wholeRegion } from '#domain/place/province.ts'
import { languages } from '#domain/text/locale.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { accessOf, type ListingRecord } from '#domain/search/listing-source.ts'

/** Data that filters, orders and the map of a listing need: one list for the files of all languages. */
export const listingSourcesIn = memoizePer((named: References, experiences: Experience[]) =>
  experiences.map(experience => listingSourceIn(named, experience))
)

const listingSourceIn = memoizePer((named: References, experience: Experience): ListingRecord => ({
  access: accessOf(experience),
  card: cardIn(named, experience),
  categories: experience.categoryIds.flatMap(id => named.categoryById.get(id)?.slug ?? []),
  guides: languages.filter(language => experience.guideLanguages.includes(language)),
  isCarFree: experience.isCarFree,
  schedules: experience.schedules,
  whatsappIn: operatingModes.filter(mode => experience.bookings[mode].kind === 'whatsapp')
}))

/** The files of a region's listing are numbered as they are fetched: its own first, then those of its provinces. What is in several is called from the first. */
export const provinceTurns = memoizeWeak((listed: Experience[]) =>
  mergeOrderOf(listed.map(({ provinces }) => provinceSlugs.indexOf(provinces[0] ?? wholeRegion)))
)
