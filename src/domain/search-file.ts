import {
  column,
  type Columns,
  isColumns,
  isNumber,
  isText,
  isTextOrNull,
  maskOf,
  unmasked
} from './columns.ts'
import { foreignText } from './foreign-text.ts'
import { operatingModes } from './mode.ts'
import { oncePer } from './once.ts'
import { provinceSlugs } from './province.ts'
import { normalized, type SearchCategory, type SearchEntry, type SearchIndex, wordsOf } from './search.ts'
import { inTurns, readTurns } from './shards.ts'

/** What is written of an entry: all else is worked out when the file is read. */
export interface WrittenEntry extends Pick<
  SearchEntry,
  'hiddenFor' | 'name' | 'place' | 'provinces' | 'slug'
> {
  keywords: string[]
}

/** The first file of the search in one language: its categories, and from which shard the next experience comes. */
export function writeSearch(categories: SearchCategory[], turns: string): Columns {
  return {
    categories: {
      name: categories.map(({ name }) => name),
      provinces: categories.map(({ provinces }) => maskOf(provinceSlugs, provinces)),
      slug: categories.map(({ slug }) => slug)
    },
    turns
  }
}

/** What can be found, a shard of it. */
export function writeSearchShard(entries: WrittenEntry[]): Columns {
  const rows = entries.map(rowOf)
  return {
    hiddenFor: rows.map(({ hiddenFor }) => hiddenFor),
    keywords: rows.map(({ keywords }) => keywords),
    name: entries.map(({ name }) => name.text),
    nameIn: entries.map(({ name }) => name.language),
    place: entries.map(({ place }) => place),
    provinces: rows.map(({ provinces }) => provinces),
    slug: entries.map(({ slug }) => slug)
  }
}

/** What has to be worked out: once for an entry, however often the file is written. */
const rowOf = oncePer(({ hiddenFor, keywords, provinces }: WrittenEntry) => ({
  hiddenFor: maskOf(operatingModes, hiddenFor),
  keywords: [...new Set(keywords.map(normalized))].join('\n'),
  provinces: maskOf(provinceSlugs, provinces)
}))

/** Throws when the file is not one of these. */
export function readSearch(table: Columns): Pick<SearchIndex, 'categories'> & { turns: string } {
  return { categories: readCategories(table.categories), turns: readTurns(table) }
}

/** Throws when the file is not one of these. Entries are worked out when the first letter asks for them: an open box needs the categories alone. */
export function readSearchShard(table: Columns): () => SearchEntry[] {
  const entryAt = entryReader(table)
  const slugs = column(table, 'slug', isText)
  return () => slugs.map(entryAt)
}

/** What was read of the search, put together. */
export function searchIndexOf(
  { categories, turns }: ReturnType<typeof readSearch>,
  shards: (() => SearchEntry[])[]
): SearchIndex {
  let entries: SearchEntry[] | undefined
  return {
    categories,
    get entries() {
      entries ??= inTurns(
        turns,
        shards.map(read => read())
      )
      return entries
    }
  }
}

function entryReader(table: Columns): (slug: string, row: number) => SearchEntry {
  const hiddenFor = column(table, 'hiddenFor', isNumber)
  const keywords = column(table, 'keywords', isText)
  const name = column(table, 'name', isText)
  const nameIn = column(table, 'nameIn', isTextOrNull)
  const place = column(table, 'place', isText)
  const provinces = column(table, 'provinces', isNumber)
  return (slug, row) => {
    const searchableName = normalized(name[row] ?? '')
    const searchableKeywords = keywords[row] ?? ''
    return {
      hiddenFor: unmasked(operatingModes, hiddenFor[row] ?? 0),
      name: foreignText(name[row], nameIn[row]),
      place: place[row] ?? '',
      provinces: unmasked(provinceSlugs, provinces[row] ?? 0),
      searchableKeywords,
      searchableName,
      slug,
      words: wordsOf(`${searchableName} ${searchableKeywords} ${normalized(place[row] ?? '')}`)
    }
  }
}

function readCategories(table: unknown): SearchCategory[] {
  if (!isColumns(table)) throw new TypeError('The search file has no categories')
  const name = column(table, 'name', isText)
  const provinces = column(table, 'provinces', isNumber)
  return column(table, 'slug', isText).map((slug, row) => ({
    name: name[row] ?? '',
    provinces: unmasked(provinceSlugs, provinces[row] ?? 0),
    slug
  }))
}
