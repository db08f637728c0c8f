import type { ListingEntry } from '#domain/listing/listing-entry.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'

/** What the search knows of an experience, in one language. Texts to search in are normalised. */
export interface SearchEntry extends Pick<ListingEntry, 'hiddenFor' | 'name' | 'slug'> {
  /** Where it is, as it is shown. */
  place: string
  provinces: ProvinceSlug[]
  searchableKeywords: string
  searchableName: string
  /** Every word of name, keywords and place, for guesses. */
  words: string[]
}

export interface SearchCategory {
  name: string
  /** For each province, the modes that show at least one experience of it there. */
  shownIn: ShownIn
  slug: string
}

export type ShownIn = Partial<Record<ProvinceSlug, OperatingMode[]>>

export interface SearchIndex {
  categories: SearchCategory[]
  entries: SearchEntry[]
}

/** Who searches: in which province, in which mode. */
export interface Searcher {
  mode: OperatingMode
  province: ProvinceSlug
}

/** Finds the known words that the visitor may have meant by a word, with how wrong each is: 0 is as written, 1 is nothing alike. */
export type WordFinder = (word: string) => ReadonlyMap<string, number>

export interface Found {
  /** Those that contain the text, the selected province first. */
  exact: SearchEntry[]
  /** Those that were probably meant, when there are few exact ones. */
  likely: SearchEntry[]
}

/** Guesses are of no use beside so many exact matches. */
const enoughExact = 6
const mostLikely = 8
const shortestWord = 3

/** Neither case nor accents count. */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
}

export function wordsOf(searchable: string): string[] {
  return searchable.split(/[^\p{Letter}\p{Number}]+/u).filter(word => word.length >= shortestWord)
}

/** The categories with at least one experience for this visitor in the province: what an empty search offers. */
export function categoriesIn(categories: SearchCategory[], { mode, province }: Searcher): SearchCategory[] {
  return categories.filter(({ shownIn }) => shownIn[province]?.includes(mode))
}

/** Experiences whose name or keywords contain the text (specification, section 2), then those that were probably meant. */
export function search(index: SearchIndex, text: string, searcher: Searcher, findWords: WordFinder): Found {
  const wanted = normalize(text)
  if (wanted === '') return { exact: [], likely: [] }
  const visible = index.entries.filter(({ hiddenFor }) => !hiddenFor.includes(searcher.mode))
  const exact = visible.filter(entry => contains(entry, wanted))
  const ownFirst = (a: SearchEntry, b: SearchEntry) => Number(isIn(searcher, b)) - Number(isIn(searcher, a))
  const likely = exact.length >= enoughExact ? [] : probablyMeant(visible, wanted, findWords)
  return {
    exact: exact.toSorted(
      (a, b) => ownFirst(a, b) || Number(isNamed(b, wanted)) - Number(isNamed(a, wanted))
    ),
    likely: likely
      .filter(entry => !exact.includes(entry))
      .toSorted(ownFirst)
      .slice(0, mostLikely)
  }
}

/** Every word that can be found: what a word finder chooses from. */
export function vocabulary({ entries }: SearchIndex): string[] {
  return [...new Set(entries.flatMap(({ words }) => words))]
}

function contains({ searchableKeywords, searchableName }: SearchEntry, wanted: string): boolean {
  return searchableName.includes(wanted) || searchableKeywords.includes(wanted)
}

function isNamed({ searchableName }: SearchEntry, wanted: string): boolean {
  return searchableName.includes(wanted)
}

function isIn({ province }: Searcher, { provinces }: SearchEntry): boolean {
  return province === wholeRegion || provinces.includes(province)
}

/** Those with as many of the words as any has, the least wrong first. Places count here too. */
function probablyMeant(entries: SearchEntry[], wanted: string, findWords: WordFinder): SearchEntry[] {
  const meanings = wordsOf(wanted).map(findWords)
  const judged = entries.map(entry => judge(entry, meanings)).filter(({ words }) => words > 0)
  const most = judged.reduce((highest, { words }) => Math.max(highest, words), 0)
  return judged
    .filter(({ words }) => words === most)
    .toSorted((a, b) => a.wrong - b.wrong)
    .map(({ entry }) => entry)
}

function judge(entry: SearchEntry, meanings: ReadonlyMap<string, number>[]) {
  const errors = meanings.map(meaning =>
    entry.words.reduce((least, word) => Math.min(least, meaning.get(word) ?? 1), 1)
  )
  const hits = errors.filter(error => error < 1)
  return { entry, words: hits.length, wrong: hits.reduce((sum, error) => sum + error, 0) }
}
