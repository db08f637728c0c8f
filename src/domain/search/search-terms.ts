import type { SearchTerm } from '#domain/listing/terms/search-query.ts'
import type { SearchEntry, SearchIndex } from './search-index.ts'
import { formsOf } from '#domain/text/search-words.ts'

/** How well an entry is what one thing asks for. */
export type Fits = Map<SearchEntry, number>

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
export function fitsOf(term: SearchTerm, index: SearchIndex): Fits {
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
