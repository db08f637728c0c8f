import type { Card } from '#domain/card.ts'
import type { Columns } from '#domain/columns.ts'
import { writePlanEntries } from '#domain/plan-entry.ts'

import { remembering } from './remembering.ts'
import type { Words } from './words.ts'

/** What a plan tells of each experience, in the language of the words. */
export function planTable(words: Words, cards: Card[]): Columns {
  return writePlanEntries(cards.map(card => entryOf(words, card)))
}

const entryOf = remembering((words, card: Card) => {
  const { language, text } = words.read(card.name)
  return {
    name: { language: language === words.language ? null : language, text },
    place: card.municipality ?? '',
    price: card.isMeta ? '' : words.priceFrom(card.priceFrom),
    slug: card.slug,
    when: card.eventDate
      ? words.t('schedule.eventDate', {
          day: words.format.shortDay(card.eventDate.start),
          time: words.format.time(card.eventDate.start)
        })
      : ''
  }
})
