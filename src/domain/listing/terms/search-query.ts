import { factAt, type SearchFact } from './search-facts.ts'
import { normalize, significantWords } from '#domain/text/search-words.ts'

/** One thing that is asked for: a word, or a fact under one of its names. */
export interface SearchTerm {
  fact: SearchFact | null
  /** As it stands in the question, normalised. */
  text: string
}

/** Longer questions are cut: each word costs time. */
const longestQuestion = 200

/** What a text asks for, thing by thing; nothing when it is empty or says nothing. */
export function termsOf(text: string): SearchTerm[] {
  const words = significantWords(normalize(text.slice(0, longestQuestion)))
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at)
    const known = factAt(rest)
    terms.push({ fact: known?.fact ?? null, text: rest.slice(0, known?.length ?? 1).join(' ') })
    at += known?.length ?? 1
  }
  return terms
}
