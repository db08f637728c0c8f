import { provincesBegunBy } from '#domain/place/province-names.ts'
import { normalize, typedWords } from '#domain/text/search-words.ts'
import { isMeaningBegun } from './phrases.ts'
import { factsBegunBy } from './search-facts.ts'
import type { SearchTerm } from './search-query.ts'

/** A question whose last words are still being typed: what stands before them, and what they become; null is a time or party, which filters the list. */
interface HalfTyped {
  rest: string
  term: SearchTerm | null
}

const maxWords = 3
const shortestWord = 3

/** Completions of the last words of a question, the longest beginning first. A single word is completed only after others. */
export function halfTyped(text: string): HalfTyped[] {
  const typed = typedWords(text)
  const lengths = Array.from({ length: Math.min(maxWords, typed.length) }, (_, index) => index + 1)
  return lengths.toReversed().flatMap(length => {
    const begun = normalize(typed.slice(-length).join(' '))
    const rest = typed.slice(0, -length).join(' ')
    if (length === 1 && (rest === '' || begun.length < shortestWord)) return []
    const known = [
      ...provincesBegunBy(begun).map(({ name, province }) => ({ fact: null, province, text: name })),
      ...factsBegunBy(begun).map(({ fact, name }) => ({ fact, province: null, text: name }))
    ]
    const terms = known.map(term => ({ rest, term: { ...term, typed: begun } }))
    return isMeaningBegun(begun) ? [...terms, { rest, term: null }] : terms
  })
}
