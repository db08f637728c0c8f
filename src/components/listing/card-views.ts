import type { Card } from '#domain/catalogue/card.ts'
import { lastMomentOf, type ListedStart, type NextStart } from '#domain/catalogue/next-starts.ts'
import type { PhotoPlace } from '#domain/catalogue/photo/sizes.ts'
import {
  type CardView,
  cardView,
  type PictureView,
  type RowView,
  type StartView,
  type StartsView
} from '#domain/listing/cards/card-view.ts'
import { startDay } from '#domain/time/day-words.ts'
import { cardEntry, cardPhoto, cardWords, type EntryCard } from '#i18n/listing/card-entry.ts'
import type { Words } from '#i18n/text/words.ts'
import { cardPoster } from '#posters/address.ts'
import type { PosterCard } from '#posters/card-subject.ts'

/** The card of a list. `starts` are null where the list does not say when its experiences begin. */
export function cardViewIn(words: Words, card: Card, starts: ListedStart[] | null): CardView {
  const view = cardView(cardEntry(words, card, cardPoster(card)), {
    isCancellable: starts?.[0]?.isCancellable !== false,
    locale: words.locale,
    namesStarts: starts !== null,
    words: cardWords(words)
  })
  return card.isDestination ? { ...view, price: null } : view
}

/** A row below its day: it says whose its prices are. */
export function rowViewIn(words: Words, card: EntryCard & PosterCard): RowView {
  return cardView(cardEntry(words, card, cardPoster(card)), {
    isCancellable: true,
    locale: words.locale,
    namesStarts: false,
    words: cardWords(words)
  })
}

/** A poster on a wall: its headline is the adult's price without a name, so that it fits beside the start. */
export function wallViewIn(words: Words, card: EntryCard & PosterCard): RowView {
  const view = rowViewIn(words, card)
  return { ...view, price: view.price && { ...view.price, headline: words.wallPrice(card.price.headline) } }
}

export function startsIn(words: Words, starts: NextStart[], year: string, today: string): StartsView {
  return { starts: starts.map(start => startIn(words, start, year)), today }
}

/** Starts behind the place of a card: within a line, today has a small letter. */
export function listedStartsIn(words: Words, starts: ListedStart[]): StartsView {
  return {
    starts: starts.map(start => startIn(words, start, start.year)),
    today: words.t('filters.today').toLowerCase()
  }
}

function startIn(words: Words, start: NextStart, year: string): StartView {
  return {
    day: start.day,
    dayText: startDay(words.language, start.day, year),
    hours: words.startHours(start),
    until: lastMomentOf(start)
  }
}

/** The picture of an experience in a place. */
export function pictureIn(
  words: Words,
  card: PosterCard & Pick<Card, 'name' | 'slug'> & Partial<Pick<Card, 'photo'>>,
  place: PhotoPlace = 'card'
): PictureView {
  return {
    alt: words.t('poster.alt', { name: words.plain(card.name) }),
    photo: cardPhoto(words, card, place),
    poster: cardPoster(card)
  }
}
