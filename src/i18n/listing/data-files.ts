import type { Card } from '#domain/catalogue/card.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Columns } from '#domain/data/columnar-table.ts'
import type { LinkSource, ListingSource, SearchSource } from '#domain/search/listing-source.ts'
import type { ListingEntry, TextWithLang, Town } from '#domain/listing/files/listing-entry.ts'
import { writeEvents, writeListing } from '#domain/listing/files/listing-file.ts'
import { eurosOf } from '#domain/catalogue/price.ts'
import { wholeRegion } from '#domain/place/province.ts'
import type { ShownIn } from '#domain/search/search-index.ts'
import {
  type WrittenEntry,
  type WrittenLink,
  writeSearch,
  writeSearchShard
} from '#domain/search/search-file.ts'
import { slugOf } from '#domain/text/slug.ts'
import type { LocalizedText } from '#domain/text/text.ts'

import { memoizeByLocale } from '#i18n/text/memoize-by-locale.ts'
import { textResponse } from '#i18n/site/text-response.ts'
import type { Words } from '#i18n/text/words.ts'

/** Data from which a listing's file is written. */
interface ListingData {
  findables: ListingSource[]
  /** In the region's file alone: a page that knows nothing of turns must not take it for the whole list. */
  turns: string | null
}

interface SearchData {
  categories: { category: Category; shownIn: ShownIn }[]
  links: LinkSource[]
  turns: string
}

/** Writes the listing of a province in the language of the words: cards that are not in a page, as those of a search, are drawn from it. `pictureOf` says where the picture of a card is. */
export function createListingTable(pictureOf: PictureOf) {
  const drawn = createDrawnEntry(pictureOf)
  return (words: Words, { findables, turns }: ListingData): Columns => {
    const table = writeListing(findables.map(findable => drawn(words, findable)))
    return turns === null ? table : { listing: table, turns }
  }
}

/** Writes the events to come in the same way. */
export function createEventsTable(pictureOf: PictureOf) {
  const drawn = createDrawnEntry(pictureOf)
  return (words: Words, findables: ListingSource[]): Columns =>
    writeEvents(
      findables.map(findable => ({ ...drawn(words, findable), provinces: findable.card.provinces }))
    )
}

type PictureOf = (card: Card) => string

function createDrawnEntry(pictureOf: PictureOf) {
  return memoizeByLocale((words, findable: ListingSource): ListingEntry => ({
    ...entryOf(words, findable),
    card: { ...cardTexts(words, findable.card), picture: pictureOf(findable.card) }
  }))
}

/** The search in the language of the words: its categories, the other pages it finds, and from which of its shards the next experience comes. */
export function searchTable(words: Words, { categories, links, turns }: SearchData): Columns {
  return writeSearch(
    categories.map(({ category, shownIn }) => ({
      name: words.plain(category.name),
      shownIn,
      slug: category.slug
    })),
    links.map(link => linkOf(words, link)),
    turns
  )
}

/** Writes what can be found, a shard of it. An event says when it is beside where it is. */
export function createSearchShardTable(pictureOf: (searchable: SearchSource) => string) {
  const written = memoizeByLocale((words, searchable: SearchSource): WrittenEntry => ({
    ...searchEntryOf(words, searchable),
    picture: pictureOf(searchable)
  }))
  return (words: Words, searchables: SearchSource[]): Columns =>
    writeSearchShard(searchables.map(searchable => written(words, searchable)))
}

export function jsonResponse(content: object): Response {
  return textResponse(JSON.stringify(content), 'application/json')
}

const linkOf = memoizeByLocale((words, { kind, name, province, route }: LinkSource): WrittenLink => {
  const shown = foreign(words, name)
  // A province has its own name in words; that of a company is no other language.
  if (kind === 'question') return { kind, name: shown, province, route }
  const text = province === null ? shown.text : words.provinceName({ name, slug: province })
  return { kind, name: { language: null, text }, province, route }
})

function searchEntryOf(words: Words, searchable: SearchSource): Omit<WrittenEntry, 'picture'> {
  const { categories, eventDate, facts, hiddenFor, keywords, kind, municipality, name, provinces, slug } =
    searchable
  return {
    categories,
    facts,
    hiddenFor,
    keywords,
    kind,
    name: foreign(words, name),
    place: joined([words.town(municipality), eventDate && words.format.shortDay(eventDate.start)]),
    provinces: [wholeRegion, ...provinces],
    slug
  }
}

function entryOf(words: Words, source: ListingSource): ListingEntry {
  const { access, card, categories, guides, isCarFree, schedules } = source
  return {
    access,
    card: null,
    categories,
    durationMinutes: card.durationMinutes,
    eventDate: card.eventDate,
    guides,
    hiddenFor: card.hiddenFor,
    isCarFree,
    name: foreign(words, card.name),
    position: card.position,
    price: eurosOf(card.price.headline),
    priceFromText: card.price.from ? words.price(card.price.from) : '',
    rates: card.rates,
    priceText: words.price(card.price.headline),
    schedules,
    slug: card.slug,
    town: townOf(words, card)
  }
}

function townOf(words: Words, { municipality }: Card): Town | null {
  const name = words.town(municipality)
  return municipality === null || name === null ? null : { name, slug: slugOf(municipality) }
}

function cardTexts(words: Words, card: Card) {
  return {
    dayOff: card.nextDayOff ? words.dayOff(card.nextDayOff, true) : '',
    facts: joined([
      card.isVip ? words.t('card.featured') : null,
      words.town(card.municipality),
      card.durationMinutes && words.duration(card.durationMinutes)
    ]),
    freeCancellationHours: card.freeCancellationHours,
    iconIn: card.iconIn,
    tagline: card.tagline && foreign(words, card.tagline)
  }
}

function foreign({ language, read }: Words, written: LocalizedText): TextWithLang {
  const shown = read(written)
  return { language: shown.language === language ? null : shown.language, text: shown.text }
}

function joined(parts: (string | number | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
