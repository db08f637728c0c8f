import type { Experience } from '#domain/experience.ts'

import type { Words } from './words.ts'

/** Search engines show about so many characters of a description (quality check S12: 70 to 160). */
const longest = 158

/** One or two sentences about an experience for search engines and shared links: what it is, where, for how much. */
export function describeExperience(words: Words, experience: Experience): string {
  const { plain, priceFrom, t } = words
  const what = experience.tagline ? plain(experience.tagline) : plain(experience.name)
  const facts = [experience.municipality, priceFrom(experience.priceFrom)].filter(fact => fact !== null)
  const sentence = `${what.replace(/\.$/, '')}. ${facts.join(', ')}.`
  return shorten(sentence.length < 70 ? `${sentence} ${t('detail.bookDirectly')}` : sentence)
}

function shorten(text: string): string {
  if (text.length <= longest) return text
  return `${text.slice(0, text.lastIndexOf(' ', longest - 1))}…`
}
