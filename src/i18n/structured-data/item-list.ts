import type { Event, ItemList, Product, TouristDestination, TouristTrip } from 'schema-dts'

import { addressIn } from '#domain/page/canonical.ts'
import type { Card } from '#domain/catalogue/card.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { routes } from '#domain/site/routes.ts'
import type { Words } from '#i18n/text/words.ts'
import { memoizeByLocale } from '#i18n/text/memoize-by-locale.ts'
import { settings } from '#settings.ts'

import { timesOf } from './event.ts'
import { offerOf } from './offer.ts'
import { placeOf } from './place.ts'

/** Where the picture of a card is, below the address of the site. */
export type PictureOf = (card: Card) => string

/** The cards that a page shows under a heading, in their order; nothing when there are none. */
export function itemListsOf(words: Words, name: string, cards: Card[], pictureOf: PictureOf): ItemList[] {
  if (cards.length === 0) return []
  const items = cards.map((card, index) => ({
    '@type': 'ListItem' as const,
    item: itemWith(pictureOf)(words, card),
    position: index + 1
  }))
  return [{ '@type': 'ItemList', itemListElement: items, name, numberOfItems: cards.length }]
}

/** Most cards of a list are in other lists as well. */
const itemWith = memoizeWeak((pictureOf: PictureOf) =>
  memoizeByLocale((words, card: Card) =>
    card.isEvent && card.eventDate ? eventOf(words, card, pictureOf) : thingOf(words, card, pictureOf)
  )
)

/** A meta experience is a place. A trip is a product where it has an offer. */
function thingOf(words: Words, card: Card, pictureOf: PictureOf): Product | TouristDestination | TouristTrip {
  const { offers, ...facts } = factsOf(words, card, pictureOf)
  if (card.isDestination) return { '@type': 'TouristDestination', ...facts }
  return offers ? { '@type': 'Product', ...facts, offers } : { '@type': 'TouristTrip', ...facts }
}

function eventOf(words: Words, card: Card, pictureOf: PictureOf): Event {
  return {
    '@type': 'Event',
    ...factsOf(words, card, pictureOf),
    ...timesOf(card.eventDate),
    location: placeOf(words, card)
  }
}

/** A name in another language than the page's leads to the page in that language: that is the one search engines keep. */
function factsOf({ read }: Words, card: Card, pictureOf: PictureOf) {
  const { language, text } = read(card.name)
  return {
    image: settings.site + pictureOf(card),
    name: text,
    offers: offerOf(card.price.headline),
    url: addressIn(settings.site, language, routes.experience(card.slug))
  }
}
