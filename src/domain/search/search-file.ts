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
import { isProvinceSlug, provinceSlugs } from '#domain/place/province.ts'
import {
  entryKinds,
  foreignMark,
  linkKinds,
  type SearchCategory,
  type SearchEntry,
  type SearchIndex,
  type SearchLink,
  type ShownIn
} from './search-index.ts'
import { searchFacts } from '#domain/listing/terms/search-facts.ts'
import { normalize, significantWords, withSpaces, wordsOf } from '#domain/text/search-words.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import { mergeByOrder, readMergeOrder } from '#domain/data/shards.ts'

/** The written part of an entry: everything else is computed when the file is read. */
export interface WrittenEntry extends Pick<
  SearchEntry,
  'categories' | 'facts' | 'hiddenFor' | 'kind' | 'name' | 'picture' | 'place' | 'provinces' | 'slug'
> {
  keywords: { isForeign: boolean; text: string }[]
}

/** The written part of another page that can be found. */
export type WrittenLink = Omit<SearchLink, 'words'>

/** The first file of the search in one language: its categories, the other pages that can be found, and from which shard the next experience comes. */
export function writeSearch(categories: SearchCategory[], links: WrittenLink[], mergeOrder: string): Columns {
  return {
    categories: {
      name: categories.map(({ name }) => name),
      shownIn: categories.map(({ shownIn }) =>
        provinceSlugs.map(province => maskOf(operatingModes, shownIn[province] ?? []))
      ),
      slug: categories.map(({ slug }) => slug)
    },
    links: {
      kind: links.map(({ kind }) => linkKinds.indexOf(kind)),
      name: links.map(({ name }) => name.text),
      nameIn: links.map(({ name }) => name.language),
      province: links.map(({ province }) => province),
      route: links.map(({ route }) => route)
    },
    mergeOrder
  }
}

/** Writes one shard of the searchable entries. */
export function writeSearchShard(entries: WrittenEntry[]): Columns {
  const rows = entries.map(rowOf)
  return {
    categories: entries.map(({ categories }) => categories.join(separator)),
    facts: rows.map(({ facts }) => facts),
    hiddenFor: rows.map(({ hiddenFor }) => hiddenFor),
    keywords: rows.map(({ keywords }) => keywords),
    kind: entries.map(({ kind }) => entryKinds.indexOf(kind)),
    name: entries.map(({ name }) => name.text),
    nameIn: entries.map(({ name }) => name.language),
    picture: entries.map(({ picture }) => picture),
    place: entries.map(({ place }) => place),
    provinces: rows.map(({ provinces }) => provinces),
    slug: entries.map(({ slug }) => slug)
  }
}

const separator = '|'

/** Computed once per entry, however often the file is written. A keyword that the name contains is not written again. */
const rowOf = memoizeWeak(({ facts, hiddenFor, keywords, name, provinces }: WrittenEntry) => {
  const shown = normalize(name.text)
  const written = keywords
    .map(({ isForeign, text }) => ({ isForeign, text: normalize(text) }))
    .filter(({ text }) => text !== '' && !shown.includes(text))
    .map(({ isForeign, text }) => (isForeign ? foreignMark + text : text))
  return {
    facts: maskOf(searchFacts, facts),
    hiddenFor: maskOf(operatingModes, hiddenFor),
    keywords: [...new Set(written)].join(separator),
    provinces: maskOf(provinceSlugs, provinces)
  }
})

/** Throws when the file is not one of these. */
export function readSearch(
  table: Columns
): Pick<SearchIndex, 'categories' | 'links'> & { mergeOrder: string } {
  return {
    categories: readCategories(table.categories),
    links: readLinks(table.links),
    mergeOrder: readMergeOrder(table)
  }
}

/** Throws when the file is not one of these. Entries are worked out when the first letter asks for them: an open box needs the categories alone. */
export function readSearchShard(table: Columns): () => SearchEntry[] {
  const entryAt = entryReader(table)
  const slugs = column(table, 'slug', isText)
  return () => slugs.map(entryAt)
}

/** Joins the shards into an index. Words are computed at the first query. */
export function searchIndexOf(
  { categories, links, mergeOrder }: ReturnType<typeof readSearch>,
  shards: (() => SearchEntry[])[]
): SearchIndex {
  let entries: SearchEntry[] | undefined
  let lexicon: Lexicon | undefined
  return {
    categories,
    get entries() {
      entries ??= mergeByOrder(
        mergeOrder,
        shards.map(read => read())
      )
      return entries
    },
    get lexicon() {
      lexicon ??= createLexicon(vocabulary(this))
      return lexicon
    },
    links
  }
}

function entryReader(table: Columns): (slug: string, row: number) => SearchEntry {
  const categories = column(table, 'categories', isText)
  const facts = column(table, 'facts', isNumber)
  const hiddenFor = column(table, 'hiddenFor', isNumber)
  const keywords = column(table, 'keywords', isText)
  const kind = column(table, 'kind', isNumber)
  const name = column(table, 'name', isText)
  const nameIn = column(table, 'nameIn', isTextOrNull)
  const picture = column(table, 'picture', isText)
  const place = column(table, 'place', isText)
  const provinces = column(table, 'provinces', isNumber)
  return (slug, row) => ({
    categories: partsOf(categories[row]),
    facts: unmasked(searchFacts, facts[row] ?? 0),
    hiddenFor: unmasked(operatingModes, hiddenFor[row] ?? 0),
    keywords: partsOf(keywords[row]),
    kind: entryKinds[kind[row] ?? 0] ?? 'experience',
    name: textWithLang(name[row], nameIn[row]),
    picture: picture[row] ?? '',
    place: place[row] ?? '',
    provinces: unmasked(provinceSlugs, provinces[row] ?? 0),
    slug,
    spacedKeywords: withSpaces(keywords[row] ?? ''),
    spacedName: withSpaces(name[row] ?? ''),
    spacedPlace: withSpaces(place[row] ?? '')
  })
}

function partsOf(text = ''): string[] {
  return text.split(separator).filter(part => part !== '')
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

function readLinks(table: unknown): SearchLink[] {
  if (!isColumns(table)) throw new TypeError('The search file has no links')
  const kind = column(table, 'kind', isNumber)
  const name = column(table, 'name', isText)
  const nameIn = column(table, 'nameIn', isTextOrNull)
  const province = column(table, 'province', isTextOrNull)
  return column(table, 'route', isText).map((route, row) => {
    const slug = province[row] ?? null
    return {
      kind: linkKinds[kind[row] ?? 0] ?? 'province',
      name: textWithLang(name[row], nameIn[row]),
      province: slug !== null && isProvinceSlug(slug) ? slug : null,
      route,
      words: significantWords(normalize(name[row] ?? ''))
    }
  })
}

/** Every word that can be found, with how many entries, pages and categories have it. */
export function vocabulary({
  categories,
  entries,
  links
}: Pick<SearchIndex, 'categories' | 'entries' | 'links'>): Map<string, number> {
  const words = new Map<string, number>()
  const texts = [
    ...entries.map(
      ({ spacedKeywords, spacedName, spacedPlace }) => `${spacedName}${spacedKeywords}${spacedPlace}`
    ),
    ...links.map(link => link.words.join(' ')),
    ...categories.map(({ name }) => wordsOf(normalize(name)).join(' '))
  ]
  for (const text of texts)
    for (const word of new Set(text.split(' '))) words.set(word, (words.get(word) ?? 0) + 1)
  words.delete('')
  return words
}
