import type { SearchIndex } from './search-index.ts'

/** Every word that can be found, with how many entries and pages have it. */
export function vocabulary({ entries, links }: Pick<SearchIndex, 'entries' | 'links'>): Map<string, number> {
  const words = new Map<string, number>()
  const texts = [
    ...entries.map(
      ({ spacedKeywords, spacedName, spacedPlace }) => `${spacedName}${spacedKeywords}${spacedPlace}`
    ),
    ...links.map(link => link.words.join(' '))
  ]
  for (const text of texts)
    for (const word of new Set(text.split(' '))) words.set(word, (words.get(word) ?? 0) + 1)
  words.delete('')
  return words
}
