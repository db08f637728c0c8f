import {
  areNumbers,
  column,
  type Columns,
  isColumns,
  isNumber,
  isText,
  isTextOrNull,
  maskOf,
  unmasked
} from '#domain/data/columnar-table.ts'
import { textWithLang } from '#domain/listing/text-with-lang.ts'
import { operatingModes } from '#domain/partner/mode.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { provinceSlugs } from '#domain/place/province.ts'
import {
  normalize,
  type SearchCategory,
  type SearchEntry,
  type SearchIndex,
  type ShownIn,
  wordsOf
} from './search.ts'
import { inMergeOrder, readMergeOrder } from '#domain/data/shards.ts'

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
      shownIn: categories.map(({ shownIn }) =>
        provinceSlugs.map(province => maskOf(operatingModes, shownIn[province] ?? []))
      ),
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
const rowOf = memoizeWeak(({ hiddenFor, keywords, provinces }: WrittenEntry) => ({
  hiddenFor: maskOf(operatingModes, hiddenFor),
  keywords: [...new Set(keywords.map(normalize))].join('\n'),
  provinces: maskOf(provinceSlugs, provinces)
}))

/** Throws when the file is not one of these. */
export function readSearch(table: Columns): Pick<SearchIndex, 'categories'> & { turns: string } {
  return { categories: readCategories(table.categories), turns: readMergeOrder(table) }
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
      entries ??= inMergeOrder(
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
    const searchableName = normalize(name[row] ?? '')
    const searchableKeywords = keywords[row] ?? ''
    return {
      hiddenFor: unmasked(operatingModes, hiddenFor[row] ?? 0),
      name: textWithLang(name[row], nameIn[row]),
      place: place[row] ?? '',
      provinces: unmasked(provinceSlugs, provinces[row] ?? 0),
      searchableKeywords,
      searchableName,
      slug,
      words: wordsOf(`${searchableName} ${searchableKeywords} ${normalize(place[row] ?? '')}`)
    }
  }
}

/** A province in which no mode shows any is left out. */
function shownInOf(masks: number[]): ShownIn {
  return Object.fromEntries(
    provinceSlugs.flatMap((province, index) => {
      const mask = masks[index] ?? 0
      return mask === 0 ? [] : [[province, unmasked(operatingModes, mask)]]
    })
  )
}

function readCategories(table: unknown): SearchCategory[] {
  if (!isColumns(table)) throw new TypeError('The search file has no categories')
  const name = column(table, 'name', isText)
  const shownIn = column(table, 'shownIn', areNumbers)
  return column(table, 'slug', isText).map((slug, row) => ({
    name: name[row] ?? '',
    shownIn: shownInOf(shownIn[row] ?? []),
    slug
  }))
}
