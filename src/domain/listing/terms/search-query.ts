import type { ProvinceSlug } from '#domain/place/province.ts'
import { provinceAt } from '#domain/place/province-names.ts'
import { isEmptyWord, normalize, typedWords } from '#domain/text/search-words.ts'
import { factAt, type SearchFact } from './search-facts.ts'

/** One thing that is asked for: a fact or a province under one of its names, or a word. */
export interface SearchTerm {
  fact: SearchFact | null
  province: ProvinceSlug | null
  /** Normalised. */
  text: string
  /** As it stands in the question. */
  typed: string
}

/** Longer questions are cut: each word costs time. */
const longestQuestion = 200

/** The things a text asks for; none when it is empty or says nothing. Words such as articles are left out unless a name has them. */
export function termsOf(text: string): SearchTerm[] {
  const typed = typedWords(text.slice(0, longestQuestion))
  const words = typed.map(normalize)
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length;) {
    const { length, ...known } = knownAt(words.slice(at))
    const significant = words.slice(at, at + length).filter(word => !isEmptyWord(word))
    if (significant.length > 0) {
      terms.push({ ...known, text: significant.join(' '), typed: typed.slice(at, at + length).join(' ') })
    }
    at += length
  }
  return terms
}

/** The fact or province at the beginning of some words, or else their first word. */
function knownAt(words: readonly string[]): Pick<SearchTerm, 'fact' | 'province'> & { length: number } {
  const fact = factAt(words)
  if (fact !== null) return { ...fact, province: null }
  const province = provinceAt(words)
  return { fact: null, length: 1, province: null, ...province }
}
