import type { Event, ItemList, Product } from 'schema-dts'

import { addressIn } from '#domain/canonical.ts'
import type { Card } from '#domain/card.ts'
import { oncePer } from '#domain/once.ts'
import { routes } from '#domain/routes.ts'
import type { Words } from '#i18n/words.ts'
import { remembering } from '#i18n/remembering.ts'
import { settings } from '#settings.ts'

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
const itemWith = oncePer((pictureOf: PictureOf) =>
  remembering((words, card: Card) =>
    card.isEvent && card.eventDate ? eventOf(words, card, pictureOf) : productOf(words, card, pictureOf)
  )
)

function productOf(words: Words, card: Card, pictureOf: PictureOf): Product {
  return { '@type': 'Product', ...factsOf(words, card, pictureOf) }
}

function eventOf(words: Words, card: Card, pictureOf: PictureOf): Event {
  return {
    '@type': 'Event',
    ...factsOf(words, card, pictureOf),
    endDate: card.eventDate?.end ?? undefined,
    location: placeOf(words, card),
    startDate: card.eventDate?.start
  }
}

/** A name in another language than the page's leads to the page in that language: that is the one search engines keep. */
function factsOf({ read }: Words, card: Card, pictureOf: PictureOf) {
  const { language, text } = read(card.name)
  return {
    image: settings.site + pictureOf(card),
    name: text,
    offers: offerOf(card.priceFrom),
    url: addressIn(language, routes.experience(card.slug))
  }
}
