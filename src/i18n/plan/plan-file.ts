import type { Card } from '#domain/catalogue/card.ts'
import { readRates, writeRates } from '#domain/catalogue/person-rates.ts'
import type { Columns } from '#domain/data/columnar-table.ts'
import { type PlanEntry, writePlanEntries } from '#domain/plan/plan-entry.ts'
import type { PlanSource } from '#domain/plan/plan-source.ts'

import { cardPhoto } from '#i18n/listing/card-entry.ts'
import { memoizeByLocale } from '#i18n/text/memoize-by-locale.ts'
import type { Words } from '#i18n/text/words.ts'

/** Writes the data that a plan needs of each experience, in the language of the words. */
export function planTable(words: Words, sources: PlanSource[], posterOf: (card: Card) => string): Columns {
  return writePlanEntries(
    sources.map(source => ({
      ...entryOf(words, source),
      picture: cardPhoto(words, source.card, 'card')?.src ?? posterOf(source.card)
    }))
  )
}

const entryOf = memoizeByLocale(
  (words, { card, isIndoor, schedules, spot }: PlanSource): Omit<PlanEntry, 'picture'> => {
    const { language, text } = words.read(card.name)
    return {
      durationMinutes: card.durationMinutes,
      eventDate: card.eventDate,
      isIndoor,
      isDestination: card.isDestination,
      name: { language: language === words.language ? null : language, text },
      place: words.town(card.municipality) ?? '',
      position: card.position,
      price: card.isDestination ? '' : words.priceLine(card.price),
      rates: card.priceFrom.kind === 'free' ? freeRates(card.rates) : card.rates,
      schedules,
      slug: card.slug,
      spot,
      when: card.eventDate
        ? words.t('schedule.eventDate', {
            day: words.format.shortDay(card.eventDate.start),
            time: words.format.time(card.eventDate.start)
          })
        : ''
    }
  }
)

/** An experience that is free for all has no rates for single people; an age limit stays. */
function freeRates(rates: string): string {
  return writeRates({ ...readRates(rates), lines: [{ adult: 0, children: [] }] })
}
