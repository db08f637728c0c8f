import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { ExperienceCard } from '#cards/ExperienceCard.tsx'
import { createCatalog, referencesOf } from '#catalog/model/catalog.ts'
import { listingSourcesIn } from '#catalog/selectors/listing-sources.ts'
import { eventsFound } from '#catalog/selectors/search-sources.ts'
import { cardViewIn } from '#components/listing/card-views.ts'
import type { Card } from '#domain/catalogue/card.ts'
import { type CardView, cardView, readCardWords, writeCardWords } from '#domain/listing/cards/card-view.ts'
import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import { readEvents, readListing } from '#domain/listing/files/listing-file.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import { cardWords } from '#i18n/listing/card-entry.ts'
import { createEventsTable, createListingTable } from '#i18n/listing/data-files.ts'
import { type Words, wordsFor } from '#i18n/text/words.ts'
import { cardPoster } from '#posters/address.ts'

import { ownContent } from '../../fixtures/catalogue/own-catalogue.ts'

const catalog = createCatalog(ownContent)
const named = referencesOf(catalog)
const listed = listingSourcesIn(named, catalog.listed[wholeRegion])
const events = listingSourcesIn(named, eventsFound(catalog))
const aPhoto = { alt: null, focus: null, height: 1000, url: '0f3a.jpg', width: 1500 }
const photographed = listed.map(source => ({ ...source, card: { ...source.card, photo: aPhoto } }))

const throughJson = (table: object) => JSON.parse(JSON.stringify(table))

function markup(view: CardView): string {
  const starts = { starts: [], today: 'hoy' }
  return renderToStaticMarkup(
    createElement(ExperienceCard, { isAnchor: true, kind: 'card', level: 2, starts, view })
  )
}

/** The card as the build draws it, where the page names no start. */
const prerendered = (words: Words, card: Card) => markup(cardViewIn(words, card, []))

/** The card as the browser draws it, from the file of a listing and from the words that stand in the page. */
function drawnLate(words: Words, { card, ...entry }: ListingEntry): string {
  if (card === null) throw new Error(`The file has no card of ${entry.slug}`)
  const options = {
    isCancellable: true,
    locale: words.locale,
    namesStarts: true,
    words: readCardWords(writeCardWords(cardWords(words)))
  }
  return markup(cardView({ ...entry, card }, options))
}

describe.each(languages)('a card that a filter brings, in %s,', language => {
  const words = wordsFor(localeOf(language))

  test.each([
    ['of any experience', listed],
    ['of any experience with a photograph', photographed]
  ])('is the card of the build: %s', (_, sources) => {
    const entries = readListing(
      throughJson(createListingTable(cardPoster)(words, { records: sources, mergeOrder: null }))
    )
    expect(entries.length).toBeGreaterThan(90)
    expect(entries.map(entry => drawnLate(words, entry))).toEqual(
      sources.map(({ card }) => prerendered(words, card))
    )
  })

  test('is the card of the build: of any event to come', () => {
    const entries = readEvents(throughJson(createEventsTable(cardPoster)(words, events)))
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.map(entry => drawnLate(words, entry))).toEqual(
      events.map(({ card }) => prerendered(words, card))
    )
  })
})
