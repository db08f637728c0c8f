import { type EmbedCard, type EmbedFile, type EmbedGroup } from '#domain/embed/embed-file.ts'
import type { EmbedSource } from '#domain/embed/embed-source.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'
import { settings } from '#settings.ts'

import { memoizeByLocale } from '#i18n/text/memoize-by-locale.ts'
import type { Words } from '#i18n/text/words.ts'

type SourceCard = EmbedSource['groups'][number]['cards'][number]

/** Writes the texts of an embed in the language of the words. `pictureOf` returns the address of a card's poster. */
export function createEmbedWriter(pictureOf: (card: SourceCard['card']) => string) {
  const drawn = memoizeByLocale((words, card: SourceCard['card']): Omit<EmbedCard, 'hours' | 'until'> => ({
    ...nameIn(words, card.name),
    facts: [words.town(card.municipality), card.durationMinutes && words.duration(card.durationMinutes)]
      .filter(Boolean)
      .join(' · '),
    id: card.id,
    picture: pictureOf(card),
    price: words.priceLine(card.price),
    url: words.href(routes.experience(card.slug))
  }))
  return (words: Words, source: EmbedSource): EmbedFile => {
    const { category, groups, pricesOf, province } = source
    const { format, href, t } = words
    const listing = routes.listing(province?.slug ?? wholeRegion, category?.slug ?? null)
    return {
      groups: groups.map(group => ({
        cards: group.cards.map(({ card, starts }) => ({ ...drawn(words, card), ...hoursOf(words, starts) })),
        day: group.day,
        title: titleOf(words, source, group.day)
      })),
      words: {
        all: t('embed.all', { name: settings.name }),
        listing: href(listing),
        note: t('embed.prices', { day: format.date(`${pricesOf}T12:00:00Z`) }),
        partnerNote: t('embed.partner')
      }
    }
  }
}

/** Title over the cards: the place, and the day where the embed shows one day. */
export function titleOf(
  words: Words,
  { category, province }: Pick<EmbedSource, 'category' | 'province'>,
  day: EmbedGroup['day']
): string {
  const { format, plain, t } = words
  if (province === null) return t('embed.chosen', { name: settings.name })
  const place = words.shortProvinceName(province)
  if (day !== null) return t('embed.day', { day: format.day(`${day}T12:00:00Z`), province: place })
  return category === null
    ? t('embed.place', { province: place })
    : t('embed.category', { category: plain(category.name), province: place })
}

function nameIn({ language, read }: Words, name: SourceCard['card']['name']) {
  const shown = read(name)
  return { language: shown.language === language ? '' : shown.language, name: shown.text }
}

function hoursOf(words: Words, starts: SourceCard['starts']): Pick<EmbedCard, 'hours' | 'until'> {
  return {
    hours: starts.map(words.startHours).join(', '),
    until: starts.length === 0 ? null : Math.max(...starts.map(({ last }) => last))
  }
}
