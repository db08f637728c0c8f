import type { Catalog } from '#catalog/model/catalog.ts'
import { searchFile, searchShard } from '#catalog/pages/listing/data.ts'
import { type Columns, isColumns } from '#domain/data/columnar-table.ts'
import { shardNumbers } from '#domain/data/shards.ts'
import { factsOf } from '#domain/search/listing-source.ts'
import { pageOptions } from '#domain/search/search-options.ts'
import { search } from '#domain/search/search.ts'
import { type SearchIndex } from '#domain/search/search-index.ts'
import { readSearch, readSearchShard, searchIndexOf } from '#domain/search/search-file.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { type Language, localeOf } from '#domain/text/locale.ts'
import { createSearchShardTable, searchTable } from '#i18n/listing/data-files.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { cardPoster } from '#posters/address.ts'

import { type SearchQuery, searchQueries } from './search-queries.ts'

const searchShardTable = createSearchShardTable(cardPoster)

/** How well a question is answered. */
export interface Answer {
  meant: string | null
  missing: string[]
  pages: string[]
  query: SearchQuery
  /** Right ones that came. */
  right: number
  wrong: string[]
}

/** Every question of the list, asked of a catalogue as a browser asks it: of the files of its language. */
export function answersIn(catalog: Catalog): Answer[] {
  return searchQueries.map(query => answerTo(query, catalog))
}

/** Of what came, how much is right; of what is right, how much came: from 0 to 1. */
export function qualityOf(answers: Answer[]): { precision: number; recall: number } {
  const sum = (count: (answer: Answer) => number) =>
    answers.reduce((total, answer) => total + count(answer), 0)
  const right = sum(answer => answer.right)
  return {
    precision: right / (right + sum(({ wrong }) => wrong.length)),
    recall: right / (right + sum(({ missing }) => missing.length))
  }
}

/** The files of the search in a language, as they are written. Reads the catalogue of the process. */
export function searchFilesIn(language: Language): string[] {
  const words = wordsFor(localeOf(language))
  return [
    JSON.stringify(searchTable(words, searchFile.read({ ids: { language } }))),
    ...shardNumbers
      .map(shard => searchShard.read({ ids: { language, shard: shard } }))
      .map(({ searchables }) => JSON.stringify(searchShardTable(words, searchables)))
  ]
}

/** What a browser makes of those files. */
export function indexFrom([open = '', ...shards]: string[]): SearchIndex {
  return searchIndexOf(readSearch(tableIn(open)), shards.map(tableIn).map(readSearchShard))
}

const indexes = new Map<Language, SearchIndex>()

function answerTo(query: SearchQuery, catalog: Catalog): Answer {
  const index = indexes.get(query.language) ?? indexFrom(searchFilesIn(query.language))
  indexes.set(query.language, index)
  const found = search(index, query.text, { mode: 'default', province: wholeRegion })
  const slugs = found.entries.filter(({ kind }) => kind === 'experience').map(({ slug }) => slug)
  const wanted = catalog.listed[wholeRegion]
    .filter(({ hiddenFor }) => !hiddenFor.includes('default'))
    .filter(experience => isWanted(query, experience.slug, factsOf(experience)))
    .map(({ slug }) => slug)
  return {
    meant: found.meant,
    missing: wanted.filter(slug => !slugs.includes(slug)),
    pages: pageOptions(found, { locale: localeOf(query.language), province: wholeRegion }).map(
      ({ name }) => name
    ),
    query,
    right: wanted.filter(slug => slugs.includes(slug)).length,
    wrong: slugs.filter(slug => !wanted.includes(slug))
  }
}

function isWanted({ wanted }: SearchQuery, slug: string, facts: string[]): boolean {
  if (typeof wanted === 'string') return facts.includes(wanted)
  if (wanted instanceof RegExp) return wanted.test(slug)
  return facts.includes(wanted.fact) && wanted.slugs.test(slug)
}

function tableIn(json: string): Columns {
  const table: unknown = JSON.parse(json)
  if (isColumns(table)) return table
  throw new TypeError('The file of the search is no table')
}
