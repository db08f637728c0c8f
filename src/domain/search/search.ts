import { memoizeWeak } from '#domain/data/memoize.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'

import { type SearchTerm, termsOf } from '#domain/listing/terms/search-query.ts'
import { type Fits, fitsOf } from './search-terms.ts'
import { formsOf, normalize, significantWords } from '#domain/text/search-words.ts'
import type { SearchEntry, SearchCategory, SearchLink, SearchIndex } from './search-index.ts'

/** Who searches: in which province, in which mode. */
export interface Searcher {
  mode: OperatingMode
  province: ProvinceSlug
}

export interface Found {
  /** Categories of this visitor that are called so. */
  categories: SearchCategory[]
  /** What is all that was asked for, that of the selected province first, then the best fitting. */
  entries: SearchEntry[]
  links: SearchLink[]
  /** The text without its typing errors, where it finds more then. */
  meant: string | null
}

export const nothingFound: Found = { categories: [], entries: [], links: [], meant: null }

const mostLinks = 6

/** The categories with at least one experience for this visitor in the province: what an empty search offers. */
export function categoriesIn(categories: SearchCategory[], { mode, province }: Searcher): SearchCategory[] {
  return categories.filter(({ shownIn }) => shownIn[province]?.includes(mode))
}

/** What is all that the text asks for: each word in the name, the keywords, the place or among the facts (specification, section 2). */
export function search(index: SearchIndex, text: string, searcher: Searcher): Found {
  const terms = termsOf(text)
  if (terms.length === 0) return nothingFound
  const each = terms.map(term => fitsIn(index)(term))
  const fits = visibleOf(allOf(each), searcher)
  const isElsewhere = (entry: SearchEntry) => Number(!isIn(searcher, entry))
  const questions = terms.map(({ text: words }) => words.split(' ').flatMap(formsOf))
  return {
    categories: categoriesIn(index.categories, searcher).filter(({ name }) =>
      isAsked(significantWords(normalize(name)), questions)
    ),
    entries: [...fits.keys()].toSorted(
      (a, b) => isElsewhere(a) - isElsewhere(b) || (fits.get(b) ?? 0) - (fits.get(a) ?? 0)
    ),
    links: index.links.filter(({ words }) => isAsked(words, questions)).slice(0, mostLinks),
    meant: fits.size > 0 ? null : meantBy(terms, each, index, searcher)
  }
}

/** How well each experience fits a text, by its slug: what a listing filters and orders by. */
export function fitsBySlug(
  index: SearchIndex,
  text: string,
  searcher: Searcher
): ReadonlyMap<string, number> {
  const { entries } = search(index, text, searcher)
  return new Map(entries.map(({ slug }, place) => [slug, entries.length - place]))
}

/** What one thing finds, worked out once for an index: each key changes the last word alone. */
const fitsIn = memoizeWeak((index: SearchIndex) => {
  const known = new Map<string, Fits>()
  return (term: SearchTerm): Fits => {
    const fits = known.get(term.text) ?? fitsOf(term, index)
    known.set(term.text, fits)
    return fits
  }
})

function visibleOf(fits: Fits, { mode }: Searcher): Fits {
  return new Map([...fits].filter(([{ hiddenFor }]) => !hiddenFor.includes(mode)))
}

function allOf([first = new Map(), ...others]: Fits[]): Fits {
  const fits: Fits = new Map()
  for (const [entry, score] of first) {
    const scores = others.map(other => other.get(entry) ?? 0)
    if (!scores.includes(0))
      fits.set(
        entry,
        scores.reduce((sum, each) => sum + each, score)
      )
  }
  return fits
}

function isIn({ province }: Searcher, { provinces }: SearchEntry): boolean {
  return province === wholeRegion || provinces.includes(province)
}

/** Whether all that is asked for is in a name, or all of the name is asked for. */
function isAsked(words: string[], questions: string[][]): boolean {
  const asked = (word: string) => questions.some(forms => forms.includes(word))
  return (
    words.length > 0 &&
    (words.every(asked) || questions.every(forms => forms.some(form => words.includes(form))))
  )
}

/** Only words that find nothing are typing errors. What is meant must be known for each of them, and find something together. */
function meantBy(terms: SearchTerm[], each: Fits[], index: SearchIndex, searcher: Searcher): string | null {
  const corrected = terms.map((term, place) =>
    each[place]?.size === 0 ? { ...term, text: index.lexicon.meant(term.text) ?? term.text } : term
  )
  if (corrected.every((term, place) => term.text === terms[place]?.text)) return null
  const found = visibleOf(allOf(corrected.map(fitsIn(index))), searcher)
  return found.size > 0 ? corrected.map(({ text }) => text).join(' ') : null
}
