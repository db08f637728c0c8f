import type { SearchTerm } from '#domain/listing/terms/search-query.ts'
import { normalize, typedWords } from '#domain/text/search-words.ts'

import type { Mend } from './search.ts'
import type { SearchIndex } from './search-index.ts'
import { createWordMender } from './word-mender.ts'

/** Corrects the questions to an index. Only words that find nothing are typing errors. Each of them must have a correction, and all together must find something. */
export function createQuestionMender(index: SearchIndex): Mend {
  const mend = createWordMender(index)
  return ({ each, find, terms }) => {
    const corrected = terms.map((term, place) => {
      const text = each[place]?.size === 0 ? (mend(term.text) ?? term.text) : term.text
      return text === term.text ? term : { ...term, text, typed: text }
    })
    if (corrected.every((term, place) => term === terms[place])) return null
    const written = ({ typed }: SearchTerm, place: number) =>
      corrected[place] === terms[place] ? typed : asWritten(typed, index)
    return find(corrected).size > 0 ? corrected.map(written).join(' ') : null
  }
}

/** A found word with its accents, where a category, name or place of this language has it. */
function asWritten(word: string, { categories, entries, links }: SearchIndex): string {
  const texts = [
    ...categories.map(({ name }) => name),
    ...links.map(({ name }) => name.text),
    ...entries.flatMap(({ name, place }) => [name.text, place])
  ]
  const isAccented = (each: string) => normalize(each) === word && each.toLowerCase() !== word
  return texts.flatMap(text => typedWords(text)).find(isAccented) ?? word
}
