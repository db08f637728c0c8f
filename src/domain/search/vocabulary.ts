import type { SearchIndex } from './search-index.ts'

/** Every word that can be found. */
export function vocabulary({ entries, links }: Pick<SearchIndex, 'entries' | 'links'>): Set<string> {
  const words = new Set<string>()
  for (const { spacedKeywords, spacedName, spacedPlace } of entries) {
    for (const word of `${spacedName}${spacedKeywords}${spacedPlace}`.split(' ')) words.add(word)
  }
  for (const word of links.flatMap(link => link.words)) words.add(word)
  words.delete('')
  return words
}
