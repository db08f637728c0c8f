import { normalize, wordsOf } from '#domain/text/search-words.ts'
import type { SearchIndex } from './search-index.ts'

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
