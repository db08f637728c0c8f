import type { Card } from '#domain/catalogue/card.ts'
import type { Columns } from '#domain/data/columnar-table.ts'
import { writePlanEntries } from '#domain/plan/plan-entry.ts'

import { memoizeByLocale } from '#i18n/text/memoize-by-locale.ts'
import type { Words } from '#i18n/text/words.ts'

/** What a plan tells of each experience, in the language of the words. */
export function planTable(words: Words, cards: Card[]): Columns {
  return writePlanEntries(cards.map(card => entryOf(words, card)))
}

const entryOf = memoizeByLocale((words, card: Card) => {
  const { language, text } = words.read(card.name)
  return {
    name: { language: language === words.language ? null : language, text },
    place: card.municipality ?? '',
    price: card.isMeta ? '' : words.priceLine(card.price),
    slug: card.slug,
    when: card.eventDate
      ? words.t('schedule.eventDate', {
          day: words.format.shortDay(card.eventDate.start),
          time: words.format.time(card.eventDate.start)
        })
      : ''
  }
})
