import type { Card } from '#domain/catalogue/card.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import type { AccessFact } from '#domain/listing/listing-state.ts'

/** What the filters and the map of a listing know of an experience beyond its card. */
export interface ListingSource {
  access: AccessFact[]
  card: Card
  /** Slugs of its categories, its main one first. */
  categories: string[]
  schedules: Experience['schedules']
}

/** What the search knows of an experience: another price is no other search. */
export type SearchSource = Pick<
  Experience,
  'eventDate' | 'hiddenFor' | 'keywords' | 'municipality' | 'name' | 'provinces' | 'slug'
>

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
