import type { Card } from './card.ts'
import type { Experience } from './experience.ts'
import type { AccessFact } from './listing-state.ts'

/** What the search, the filters and the map know of an experience beyond its card. */
export interface Findable {
  access: AccessFact[]
  card: Card
  keywords: string[]
  schedules: Experience['schedules']
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
