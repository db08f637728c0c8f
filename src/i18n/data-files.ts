import type { Card } from '#domain/card.ts'
import type { Category } from '#domain/category.ts'
import type { Columns } from '#domain/columns.ts'
import type { Findable } from '#domain/findable.ts'
import type { ForeignText, ListingEntry } from '#domain/listing-entry.ts'
import { writeListing } from '#domain/listing-file.ts'
import { eurosOf } from '#domain/price.ts'
import { type ProvinceSlug, wholeRegion } from '#domain/province.ts'
import { type WrittenEntry, writeSearch } from '#domain/search-file.ts'
import type { LocalizedText } from '#domain/text.ts'

import { remembering } from './remembering.ts'
import type { Words } from './words.ts'

/** What a listing's file is written from. `pictureOf` says where the picture of a card is. */
interface ListingData {
  categories: Record<string, string>
  findables: Findable[]
  isPaged: boolean
  pictureOf: (card: Card) => string
}

interface SearchData {
  categories: { category: Category; provinces: ProvinceSlug[] }[]
  findables: Findable[]
}

/** The listing of a province in the language of the words. */
export function listingTable(
  words: Words,
  { categories, findables, isPaged, pictureOf }: ListingData
): Columns {
  return writeListing(
    findables.map(findable => ({
      ...entryOf(words, findable),
      card: isPaged ? { ...cardTexts(words, findable.card), picture: pictureOf(findable.card) } : null,
      categories: findable.card.categoryIds.flatMap(id => categories[id] ?? [])
    }))
  )
}

/** The search in the language of the words. An event says when it is beside where it is. */
export function searchTable(words: Words, { categories, findables }: SearchData): Columns {
  return writeSearch(
    findables.map(findable => searchEntryOf(words, findable)),
    categories.map(({ category, provinces }) => ({
      name: words.plain(category.name),
      provinces,
      slug: category.slug
    }))
  )
}

export function jsonResponse(content: object): Response {
  return new Response(JSON.stringify(content), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' }
  })
}

const searchEntryOf = remembering((words, { card, keywords }: Findable): WrittenEntry => ({
  hiddenFor: card.hiddenFor,
  keywords,
  name: foreign(words, card.name),
  place: joined([card.municipality, card.eventDate && words.format.shortDay(card.eventDate.start)]),
  provinces: [wholeRegion, ...card.provinces],
  slug: card.slug
}))

const entryOf = remembering((words, { access, card, schedules }: Findable) => {
  return {
    access,
    durationMinutes: card.durationMinutes,
    eventDate: null,
    hiddenFor: card.hiddenFor,
    name: foreign(words, card.name),
    position: card.position,
    price: eurosOf(card.priceFrom),
    priceText: words.priceFrom(card.priceFrom),
    schedules,
    slug: card.slug
  } satisfies Omit<ListingEntry, 'card' | 'categories'>
})

const cardTexts = remembering((words, card: Card) => {
  return {
    facts: joined([card.municipality, card.durationMinutes && words.duration(card.durationMinutes)]),
    iconIn: card.iconIn,
    isVip: card.isVip,
    tagline: card.tagline && foreign(words, card.tagline)
  }
})

function foreign({ language, read }: Words, written: LocalizedText): ForeignText {
  const shown = read(written)
  return { language: shown.language === language ? null : shown.language, text: shown.text }
}

function joined(parts: (string | number | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
