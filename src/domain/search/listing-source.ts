import type { Card } from '#domain/catalogue/card.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import type { Language } from '#domain/text/locale.ts'
import type { LocalizedText } from '#domain/text/text.ts'
import { eurosOf } from '#domain/catalogue/price.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import type { AccessFact } from '#domain/listing/listing-state.ts'

import type { EntryKind, SearchLink } from './search-index.ts'
import { type SearchFact, searchFacts } from '#domain/listing/terms/search-facts.ts'

/** Data that filters and the map of a listing need of an experience beyond its card. */
export interface ListingRecord {
  access: AccessFact[]
  card: Card
  /** Slugs of its categories, its main one first. */
  categories: string[]
  /** The languages of the site that a guide speaks. */
  guides: Language[]
  isCarFree: boolean
  schedules: Experience['schedules']
  /** The modes in which it is booked with a WhatsApp message. */
  whatsappIn: OperatingMode[]
}

/** Data that the search needs of an experience. A change of price does not change it, unless the experience becomes free or stops being free. */
export type SearchRecord = Pick<
  Experience,
  'eventDate' | 'hiddenFor' | 'keywords' | 'municipality' | 'name' | 'provinces' | 'slug'
> &
  Pick<Card, 'paletteVariant' | 'id' | 'light' | 'motif'> &
  Pick<ListingRecord, 'categories'> & {
    facts: SearchFact[]
    /** For each keyword, the languages of the site in which it is a foreign word. */
    foreignIn: Language[][]
    kind: EntryKind
  }

/** Another page that can be found, in all languages. Names of companies are the same in each. */
export interface LinkSource extends Pick<SearchLink, 'kind' | 'province' | 'route'> {
  name: LocalizedText
}

/** Facts that can be searched for beside words. */
export function factsOf(experience: Experience): SearchFact[] {
  const { freeCancellationHours, guideLanguages, priceFrom } = experience
  const guided = guideLanguages.map(language => `in-${language}`)
  return searchFacts.filter(
    fact =>
      accessOf(experience).some(known => known === fact) ||
      (fact === 'free' && eurosOf(priceFrom) === 0) ||
      (fact === 'free-cancellation' && freeCancellationHours !== null) ||
      guided.includes(fact)
  )
}

/** Only what the business confirms counts: what it does not say is not promised. */
export function accessOf({
  accessibility,
  isIndoor
}: Pick<Experience, 'accessibility' | 'isIndoor'>): AccessFact[] {
  const { dogs, pushchair, shade, stepFree, wheelchair } = accessibility
  const facts = [
    { fact: 'step-free', holds: stepFree },
    { fact: 'wheelchair', holds: wheelchair },
    { fact: 'pushchair', holds: pushchair },
    { fact: 'dogs', holds: dogs },
    { fact: 'shade', holds: shade },
    { fact: 'indoor', holds: isIndoor }
  ] as const
  return facts.filter(({ holds }) => holds === true).map(({ fact }) => fact)
}
