import type { Card } from '#domain/catalogue/card.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Columns } from '#domain/data/columnar-table.ts'
import type { LinkSource, ListingRecord, SearchRecord } from '#domain/search/listing-source.ts'
import type { CardEntry } from '#domain/listing/cards/card-view.ts'
import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import { writeEvents, writeListing } from '#domain/listing/files/listing-file.ts'
import { wholeRegion } from '#domain/place/province.ts'
import type { ShownIn } from '#domain/search/search-index.ts'
import {
  type WrittenEntry,
  type WrittenLink,
  writeSearch,
  writeSearchShard
} from '#domain/search/search-file.ts'

import { memoizeByLocale } from '#i18n/text/memoize-by-locale.ts'
import { cardEntry, withLanguage } from './card-entry.ts'
import { textResponse } from '#i18n/site/text-response.ts'
import type { Words } from '#i18n/text/words.ts'

/** Data from which a listing's file is written. */
interface ListingData {
  records: ListingRecord[]
  /** In the region's file alone: a page that knows nothing of turns must not take it for the whole list. */
  mergeOrder: string | null
}

interface SearchData {
  categories: { category: Category; shownIn: ShownIn }[]
  links: LinkSource[]
  mergeOrder: string
}

/** Writes the listing of a province in the language of the words: cards that are not in a page, as those of a search, are drawn from it. `pictureOf` says where the picture of a card is. */
export function createListingTable(pictureOf: PictureOf) {
  const drawn = createDrawnEntry(pictureOf)
  return (words: Words, { records, mergeOrder }: ListingData): Columns => {
    const table = writeListing(records.map(findable => drawn(words, findable)))
    return mergeOrder === null ? table : { listing: table, mergeOrder }
  }
}

/** Writes the events to come in the same way. */
export function createEventsTable(pictureOf: PictureOf) {
  const drawn = createDrawnEntry(pictureOf)
  return (words: Words, records: ListingRecord[]): Columns =>
    writeEvents(records.map(findable => ({ ...drawn(words, findable), provinces: findable.card.provinces })))
}

type PictureOf = (card: Card) => string

function createDrawnEntry(pictureOf: PictureOf) {
  return memoizeByLocale((words, findable: ListingRecord): ListingEntry => ({
    ...cardEntry(words, findable.card, pictureOf(findable.card)),
    ...filterDataOf(findable)
  }))
}

/** The search in the language of the words: its categories, the other pages it finds, and from which of its shards the next experience comes. */
export function searchTable(words: Words, { categories, links, mergeOrder }: SearchData): Columns {
  return writeSearch(
    categories.map(({ category, shownIn }) => ({
      name: words.plain(category.name),
      shownIn,
      slug: category.slug
    })),
    links.map(link => linkOf(words, link)),
    mergeOrder
  )
}

/** Writes what can be found, a shard of it. An event says when it is beside where it is. */
export function createSearchShardTable(pictureOf: (searchRecord: SearchRecord) => string) {
  const written = memoizeByLocale((words, searchRecord: SearchRecord): WrittenEntry => ({
    ...searchEntryOf(words, searchRecord),
    picture: pictureOf(searchRecord)
  }))
  return (words: Words, searchRecords: SearchRecord[]): Columns =>
    writeSearchShard(searchRecords.map(searchRecord => written(words, searchRecord)))
}

export function jsonResponse(content: object): Response {
  return textResponse(JSON.stringify(content), 'application/json')
}

const linkOf = memoizeByLocale((words, { kind, name, province, route }: LinkSource): WrittenLink => {
  const shown = withLanguage(words, name)
  // A province has its own name in words; that of a company is no other language.
  if (kind === 'question') return { kind, name: shown, province, route }
  const text = province === null ? shown.text : words.provinceName({ name, slug: province })
  return { kind, name: { language: null, text }, province, route }
})

function searchEntryOf(words: Words, searchRecord: SearchRecord): Omit<WrittenEntry, 'picture'> {
  const { categories, eventDate, facts, foreignIn, hiddenFor, keywords } = searchRecord
  const { kind, municipality, name, provinces, slug } = searchRecord
  return {
    categories,
    facts,
    hiddenFor,
    keywords: keywords.map((text, place) => ({
      isForeign: foreignIn[place]?.includes(words.language) ?? false,
      text
    })),
    kind,
    name: withLanguage(words, name),
    place: joined([words.town(municipality), eventDate && words.format.shortDay(eventDate.start)]),
    provinces: [wholeRegion, ...provinces],
    slug
  }
}

function filterDataOf({
  access,
  card: { durationMinutes, eventDate, position },
  categories,
  guides,
  isCarFree,
  schedules,
  whatsappIn
}: ListingRecord): Omit<ListingEntry, keyof CardEntry> {
  return {
    access,
    categories,
    durationMinutes,
    eventDate,
    guides,
    isCarFree,
    position,
    schedules,
    whatsappIn
  }
}

function joined(parts: (string | number | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
