import type { Experience } from '#domain/catalogue/experience.ts'
import { priceSummary } from '#domain/catalogue/price.ts'

import type { Words } from '#i18n/text/words.ts'

/** Search engines want a description of 70 to 160 characters (quality check S12). */
const shortest = 70
const longest = 158

/** One or two sentences about an experience for search engines and shared links: what it is, where, for how much. */
export function describeExperience(words: Words, experience: Experience): string {
  const { plain, price, t, town } = words
  const { headline } = priceSummary(experience.priceFrom, experience.prices)
  const what = experience.tagline ? plain(experience.tagline) : plain(experience.name)
  const facts = [town(experience.municipality), experience.isDestination ? null : price(headline)].filter(
    fact => fact !== null
  )
  const sentence = `${[what.replace(/\.$/, ''), facts.join(', ')].filter(Boolean).join('. ')}.`
  return shorten(sentence.length < shortest ? `${sentence} ${t('detail.bookDirectly')}` : sentence)
}

function shorten(text: string): string {
  if (text.length <= longest) return text
  const lastGap = text.lastIndexOf(' ', longest - 1)
  return `${text.slice(0, lastGap < shortest ? longest - 1 : lastGap)}…`
}
