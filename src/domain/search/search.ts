import { memoizeWeak } from '#domain/data/memoize.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'
import { halfTyped } from '#domain/listing/terms/half-typed.ts'
import { readMeanings } from '#domain/listing/terms/meanings.ts'
import { type SearchTerm, termsOf } from '#domain/listing/terms/search-query.ts'
import { formsOf, normalize, significantWords, wordsOf } from '#domain/text/search-words.ts'
import type { SearchCategory, SearchEntry, SearchIndex, SearchLink } from './search-index.ts'

/** How well an entry is what one thing asks for. */
type Fits = Map<SearchEntry, number>

/** Scores of a hit: a whole word, a prefix, a part of a word. */
const weights = {
  keyword: { beginning: 4, inside: 1, word: 6 },
  name: { beginning: 7, inside: 2, word: 10 },
  place: { beginning: 4, inside: 1, word: 6 }
} as const
/** A word as it was typed outweighs its other forms: «flamenco» is the dance, «flamencos» are birds. */
const asTypedWeight = 5
const factWeight = 6
const provinceWeight = 3

/** A shorter word is an own one as a rule: where it exists, what only begins like it is something else (mar, marisma). */
const shortestBeginning = 5
const shortestInside = 3

/** Every entry that one thing finds. A word that exists is meant as it is: only without any are its beginnings found, only without those what has it inside. */
function fitsOf(term: SearchTerm, index: SearchIndex): Fits {
  const { entries } = index
  const words = wordsFor(term, index)
  const whole = scored(entries, entry => {
    const known = term.fact !== null && entry.facts.includes(term.fact) ? factWeight : 0
    const isThere = term.province !== null && entry.provinces.includes(term.province)
    return Math.max(known, isThere ? provinceWeight : 0, wholeScore(entry, term, words.whole))
  })
  if (
    term.fact !== null ||
    term.province !== null ||
    (whole.size > 0 && term.text.length < shortestBeginning)
  )
    return whole
  const beginning = scored(entries, entry => whole.get(entry) ?? score(entry, 'beginning', words.beginning))
  if (beginning.size > 0 || term.text.length < shortestInside) return beginning
  return scored(entries, entry => score(entry, 'inside', [term.text]))
}

function wordsFor({ fact, text }: SearchTerm, { lexicon }: SearchIndex) {
  const alike = fact === null ? lexicon.alike(text) : []
  const written = [...new Set([text, ...alike].flatMap(formsOf))]
  return {
    beginning: [` ${text}`], // Forms that no text has are not looked for.
    whole: written.filter(lexicon.has).map(word => ` ${word} `),
    written
  }
}

function scored(entries: SearchEntry[], scoreOf: (entry: SearchEntry) => number): Fits {
  const fits: Fits = new Map()
  for (const entry of entries) {
    const score = scoreOf(entry)
    if (score > 0) fits.set(entry, score)
  }
  return fits
}

function wholeScore(entry: SearchEntry, { text }: SearchTerm, forms: string[]): number {
  const anyForm = score(entry, 'word', forms)
  return anyForm > 0 && score(entry, 'word', [` ${text} `]) > 0 ? anyForm + asTypedWeight : anyForm
}

function score(
  { spacedKeywords, spacedName, spacedPlace }: SearchEntry,
  kind: 'beginning' | 'inside' | 'word',
  texts: string[]
): number {
  const isIn = (field: string) => texts.some(text => field.includes(text))
  return Math.max(
    isIn(spacedName) ? weights.name[kind] : 0,
    isIn(spacedKeywords) ? weights.keyword[kind] : 0,
    isIn(spacedPlace) ? weights.place[kind] : 0
  )
}

/** Who searches: in which province, in which mode. */
export interface Searcher {
  mode: OperatingMode
  province: ProvinceSlug
}

export interface Found {
  /** Categories of this visitor that are called so. */
  categories: SearchCategory[]
  /** Entries that match all terms: those of the selected province first, then the best scores. */
  entries: SearchEntry[]
  links: SearchLink[]
  /** The text without its typing errors, where it finds more then. */
  meant: string | null
}

export const nothingFound: Found = { categories: [], entries: [], links: [], meant: null }

const maxLinks = 6
/** So many letters of its name lead to a province. */
const minBeginning = 3

/** The categories with at least one experience for this visitor in the province: what an empty search offers. */
export function categoriesIn(categories: SearchCategory[], { mode, province }: Searcher): SearchCategory[] {
  return categories.filter(({ shownIn }) => shownIn[province]?.includes(mode))
}

/** The terms of a question that finds nothing, each with the entries that it finds alone. */
interface Unfound {
  each: Fits[]
  /** Finds the entries that match all of these terms. */
  find: (terms: SearchTerm[]) => Fits
  terms: SearchTerm[]
}

/** Corrects the typing errors of a question; null where nothing is near enough. */
export type Mend = (unfound: Unfound) => string | null

/** A whole text inside of a name or keyword is the weakest match: any term is worth more. */
const containingWeight = 0.5

/**
 * Finds what the text asks for. Time, party and car are filters of the list and are left out here. Every entry whose name or keywords contain the rest of
 * the text is found (specification, section 2); before them come the entries that have all of its words in name, keywords, place or facts. A text of
 * articles alone finds everything. Where nothing is found, the last words are read as the beginning of what they may become, and then `mend` is asked.
 */
export function search(index: SearchIndex, text: string, searcher: Searcher, mend?: Mend): Found {
  const asked = readMeanings(text)
  const terms = termsOf(asked.text)
  const hasWords = wordsOf(normalize(text)).length > 0
  if (!hasWords) return nothingFound
  const questions = questionsOf(terms)
  const each = fitsOfEach(terms, index)
  const matching = visibleOf(allOf(each), searcher)
  const containing = visibleOf(containingIn(index)(normalize(asked.text)), searcher)
  const matched = new Map([...containing, ...matching])
  const fits = matched.size === 0 && terms.length === 0 ? everythingIn(index, searcher) : matched
  const completed = fits.size > 0 ? fits : completedIn(index, asked.text, searcher)
  const provinces = new Set(terms.flatMap(({ province }) => (province === null ? [] : [province])))
  const isNamed = ({ province }: SearchLink) => province !== null && provinces.has(province)
  const [begun = '', ...more] = wordsOf(normalize(text))
  const isBegun = ({ kind, words }: SearchLink) =>
    kind === 'province' &&
    more.length === 0 &&
    begun.length >= minBeginning &&
    words.some(word => word.startsWith(begun))
  return {
    categories: categoriesIn(index.categories, searcher).filter(
      ({ name }) => terms.length > 0 && isAsked(significantWords(normalize(name)), questions)
    ),
    entries: inOrder(completed, searcher),
    links: index.links
      .filter(link => isNamed(link) || isBegun(link) || (terms.length > 0 && isAsked(link.words, questions)))
      .slice(0, maxLinks),
    meant:
      completed.size > 0 || !mend
        ? null
        : mend({ each, find: others => foundTogether(others, index, searcher), terms })
  }
}

/** That of the selected province first, then the best fitting. */
function inOrder(fits: Fits, searcher: Searcher): SearchEntry[] {
  const isElsewhere = (entry: SearchEntry) => Number(!isIn(searcher, entry))
  return [...fits.keys()].toSorted(
    (a, b) => isElsewhere(a) - isElsewhere(b) || (fits.get(b) ?? 0) - (fits.get(a) ?? 0)
  )
}

/** «kayak mal» is on the way to Málaga, «kayak fin de» to the weekend: what is found until then. */
function completedIn(index: SearchIndex, text: string, searcher: Searcher): Fits {
  for (const { rest, term } of halfTyped(text)) {
    const terms = [...termsOf(rest), ...(term === null ? [] : [term])]
    const fits = terms.length === 0 ? everythingIn(index, searcher) : foundTogether(terms, index, searcher)
    if (fits.size > 0) return fits
  }
  return new Map()
}

/** Finds the visible entries that match all terms. */
function foundTogether(terms: SearchTerm[], index: SearchIndex, searcher: Searcher): Fits {
  return visibleOf(allOf(fitsOfEach(terms, index)), searcher)
}

/** The entries that each term finds alone: by their words, or by a category that is called so. */
function fitsOfEach(terms: SearchTerm[], index: SearchIndex): Fits[] {
  const asCategory = fitsAsCategory(index, questionsOf(terms))
  return terms.map((term, place) => new Map([...(asCategory[place] ?? []), ...fitsIn(index)(term)]))
}

/** The forms of the words of each term. */
function questionsOf(terms: SearchTerm[]): string[][] {
  return terms.map(({ text }) => text.split(' ').flatMap(formsOf))
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

/** Scores of one term, memoized per index: each key changes the last word alone. */
const fitsIn = memoizeWeak((index: SearchIndex) => {
  const known = new Map<string, Fits>()
  return (term: SearchTerm): Fits => {
    const fits = known.get(term.text) ?? fitsOf(term, index)
    known.set(term.text, fits)
    return fits
  }
})

/** The entries whose name or one of whose keywords contains a normalised text. */
const containingIn = memoizeWeak((index: SearchIndex) => {
  let last: { fits: Fits; text: string } | null = null
  return (text: string): Fits => {
    if (last?.text === text) return last.fits
    const contains = ({ keywords, name }: SearchEntry) =>
      normalize(name.text).includes(text) || keywords.some(keyword => keyword.includes(text))
    const found = text === '' ? [] : index.entries.filter(contains)
    last = { fits: new Map(found.map(entry => [entry, containingWeight])), text }
    return last.fits
  }
})

function everythingIn({ entries }: SearchIndex, searcher: Searcher): Fits {
  return visibleOf(new Map(entries.map(entry => [entry, containingWeight])), searcher)
}

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

/** For each term the entries of the categories whose whole name is asked for, where it is a word of that name: «senderismo málaga», «pueblos blancos cádiz». */
function fitsAsCategory({ categories, entries }: SearchIndex, questions: string[][]): Fits[] {
  const asked = questions.flat()
  const named = categories
    .map(({ name, slug }) => ({ slug, words: significantWords(normalize(name)) }))
    .filter(({ words }) => words.every(word => asked.includes(word)))
  const isWithin = (entry: SearchEntry, forms: string[]) =>
    named.some(
      ({ slug, words }) => entry.categories.includes(slug) && words.some(word => forms.includes(word))
    )
  return questions.map(
    forms => new Map(entries.filter(entry => isWithin(entry, forms)).map(entry => [entry, containingWeight]))
  )
}

/** Whether all that is asked for is in a name, or all of the name is asked for. */
function isAsked(words: string[], questions: string[][]): boolean {
  const asked = (word: string) => questions.some(forms => forms.includes(word))
  return (
    words.length > 0 &&
    (words.every(asked) || questions.every(forms => forms.some(form => words.includes(form))))
  )
}
