import type { Card } from '#domain/card.ts'
import type { Category } from '#domain/category.ts'
import type { Columns } from '#domain/columns.ts'
import type { Findable, Searchable } from '#domain/findable.ts'
import type { ForeignText, ListingEntry } from '#domain/listing-entry.ts'
import { writeListing } from '#domain/listing-file.ts'
import { eurosOf } from '#domain/price.ts'
import { type ProvinceSlug, wholeRegion } from '#domain/province.ts'
import { type WrittenEntry, writeSearch, writeSearchShard } from '#domain/search-file.ts'
import type { LocalizedText } from '#domain/text.ts'

import { remembering } from './remembering.ts'
import { textResponse } from './text-response.ts'
import type { Words } from './words.ts'

/** What a listing's file is written from. */
interface ListingData {
  findables: Findable[]
  /** Cards that are not in the page of a listing are drawn from its file. */
  isPaged: boolean
  /** In the region's file alone: a page that knows nothing of turns must not take it for the whole list. */
  turns: string | null
}

interface SearchData {
  categories: { category: Category; provinces: ProvinceSlug[] }[]
  turns: string
}

/** Writes the listing of a province in the language of the words. `pictureOf` says where the picture of a card is. */
export function createListingTable(pictureOf: (card: Card) => string) {
  const drawn = remembering((words, findable: Findable): ListingEntry => ({
    ...entryOf(words, findable),
    card: { ...cardTexts(words, findable.card), picture: pictureOf(findable.card) }
  }))
  const plain = remembering(entryOf)
  return (words: Words, { findables, isPaged, turns }: ListingData): Columns => {
    const rowOf = isPaged ? drawn : plain
    const table = writeListing(findables.map(findable => rowOf(words, findable)))
    return turns === null ? table : { listing: table, turns }
  }
}

/** The search in the language of the words: its categories, and from which of its shards the next experience comes. */
export function searchTable(words: Words, { categories, turns }: SearchData): Columns {
  return writeSearch(
    categories.map(({ category, provinces }) => ({
      name: words.plain(category.name),
      provinces,
      slug: category.slug
    })),
    turns
  )
}

/** What can be found, a shard of it. An event says when it is beside where it is. */
export function searchShardTable(words: Words, searchables: Searchable[]): Columns {
  return writeSearchShard(searchables.map(searchable => searchEntryOf(words, searchable)))
}

export function jsonResponse(content: object): Response {
  return textResponse(JSON.stringify(content), 'application/json')
}

const searchEntryOf = remembering((words, searchable: Searchable): WrittenEntry => {
  const { eventDate, hiddenFor, keywords, municipality, name, provinces, slug } = searchable
  return {
    hiddenFor,
    keywords,
    name: foreign(words, name),
    place: joined([municipality, eventDate && words.format.shortDay(eventDate.start)]),
    provinces: [wholeRegion, ...provinces],
    slug
  }
})

function entryOf(words: Words, { access, card, categories, schedules }: Findable): ListingEntry {
  return {
    access,
    card: null,
    categories,
    durationMinutes: card.durationMinutes,
    eventDate: null,
    hiddenFor: card.hiddenFor,
    name: foreign(words, card.name),
    position: card.position,
    price: eurosOf(card.priceFrom),
    priceText: words.priceFrom(card.priceFrom),
    schedules,
    slug: card.slug
  }
}

function cardTexts(words: Words, card: Card) {
  return {
    facts: joined([card.municipality, card.durationMinutes && words.duration(card.durationMinutes)]),
    iconIn: card.iconIn,
    isVip: card.isVip,
    tagline: card.tagline && foreign(words, card.tagline)
  }
}

function foreign({ language, read }: Words, written: LocalizedText): ForeignText {
  const shown = read(written)
  return { language: shown.language === language ? null : shown.language, text: shown.text }
}

function joined(parts: (string | number | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
