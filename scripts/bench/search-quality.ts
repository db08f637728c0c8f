import type { Catalog } from '#catalog/model/catalog.ts'
import { searchFile, searchShard } from '#catalog/pages/listing/data.ts'
import { type Columns, isColumns } from '#domain/data/columnar-table.ts'
import { shardNumbers } from '#domain/data/shards.ts'
import { factsOf } from '#domain/search/listing-source.ts'
import { pageOptions } from '#domain/search/search-options.ts'
import { type Mend, search } from '#domain/search/search.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import type { SearchEntry, SearchIndex } from '#domain/search/search-index.ts'
import { readSearch, readSearchShard, searchIndexOf } from '#domain/search/search-file.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { type Language, languages, localeOf } from '#domain/text/locale.ts'
import { normalize } from '#domain/text/search-words.ts'
import { createSearchShardTable, searchTable } from '#i18n/listing/data-files.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { cardPoster } from '#posters/address.ts'

import type { SearchQuery } from './search-query.ts'
import { searchQueries } from './search-queries.ts'

const searchShardTable = createSearchShardTable(cardPoster)

/** How well a question is answered. */
export interface Answer {
  meant: string | null
  missing: string[]
  pages: string[]
  query: SearchQuery
  /** Right ones that came. */
  right: number
  /** Others that came, without the text in their name or keywords. */
  wrong: string[]
  /** Experiences that are right among the first, as many as there are right ones. */
  rightFirst: number
}

/** Every question of the list, asked of a catalogue as a browser asks it: of the files of its language. */
export function answersIn(catalog: Catalog, menderOf: (index: SearchIndex) => Mend): Answer[] {
  const mendIn = new Map<Language, Mend>()
  for (const language of languages) mendIn.set(language, menderOf(indexIn(language)))
  return searchQueries.map(query => answerTo(query, catalog, mendIn.get(query.language)))
}

/**
 * Precision: of what came, how much is right. Recall: of what is right, how much came. Order: of the first ones, as many as there are right ones, how
 * many are right. All from 0 to 1.
 */
export function qualityOf(answers: Answer[]): { order: number; precision: number; recall: number } {
  const sum = (count: (answer: Answer) => number) =>
    answers.reduce((total, answer) => total + count(answer), 0)
  const right = sum(answer => answer.right)
  return {
    order: sum(answer => answer.rightFirst) / sum(answer => answer.right),
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
      .map(({ searchRecords }) => JSON.stringify(searchShardTable(words, searchRecords)))
  ]
}

/** Reads the files as a browser does. */
export function indexFrom([open = '', ...shards]: string[]): SearchIndex {
  return searchIndexOf(readSearch(tableIn(open)), shards.map(tableIn).map(readSearchShard))
}

const indexes = new Map<Language, SearchIndex>()

function indexIn(language: Language): SearchIndex {
  const index = indexes.get(language) ?? indexFrom(searchFilesIn(language))
  indexes.set(language, index)
  return index
}

function answerTo(query: SearchQuery, catalog: Catalog, mend?: Mend): Answer {
  const index = indexIn(query.language)
  const found = search(index, query.text, { mode: 'default', province: wholeRegion }, mend)
  const slugs = found.entries.filter(({ kind }) => kind === 'experience').map(({ slug }) => slug)
  const wanted = catalog.listed[wholeRegion]
    .filter(({ hiddenFor }) => !hiddenFor.includes('default'))
    .filter(experience => isWanted(query, experience))
    .map(({ slug }) => slug)
  return {
    meant: found.meant,
    missing: wanted.filter(slug => !slugs.includes(slug)),
    pages: pageOptions(found, { locale: localeOf(query.language), province: wholeRegion }).map(
      ({ name }) => name
    ),
    query,
    right: wanted.filter(slug => slugs.includes(slug)).length,
    rightFirst: slugs.slice(0, wanted.length).filter(slug => wanted.includes(slug)).length,
    wrong: found.entries
      .filter(({ kind, slug }) => kind === 'experience' && !wanted.includes(slug))
      .filter(entry => !contains(entry, query.text))
      .map(({ slug }) => slug)
  }
}

function isWanted({ wanted }: SearchQuery, experience: Experience): boolean {
  const { provinces, slug } = experience
  const facts: string[] = factsOf(experience)
  if (typeof wanted === 'string') return facts.includes(wanted)
  if (wanted instanceof RegExp) return wanted.test(slug)
  if ('province' in wanted) return provinces.includes(wanted.province) && (wanted.slugs ?? /./).test(slug)
  return facts.includes(wanted.fact) && wanted.slugs.test(slug)
}

/** By the specification such an entry always comes. */
function contains({ keywords, name }: SearchEntry, text: string): boolean {
  return [normalize(name.text), ...keywords].some(words => words.includes(normalize(text)))
}

function tableIn(json: string): Columns {
  const table: unknown = JSON.parse(json)
  if (isColumns(table)) return table
  throw new TypeError('The file of the search is no table')
}
