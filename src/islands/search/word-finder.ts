import Fuse from 'fuse.js'

import type { WordFinder } from '#domain/search/search.ts'

/** About one wrong letter in four. */
const tolerance = 0.28

/** A word that exists is hardly a typing error: others must begin like it and be of some length. */
const sharedStart = 3
const shortestVariant = 5

/**
 * Finds the words that begin with a word as it is written, and those that were probably meant. Each word is worked out once, and all of them are
 * gathered when the first one is asked for.
 */
export function createWordFinder(gather: () => string[]): WordFinder {
  const known = new Map<string, ReadonlyMap<string, number>>()
  let all: { fuse: Fuse<string>; words: string[] } | undefined
  return word => {
    const remembered = known.get(word)
    if (remembered) return remembered
    all ??= searchable(gather())
    const { fuse, words } = all
    const written = words.filter(other => other.startsWith(word))
    const isVariant = (other: string) =>
      other.length >= shortestVariant && other.startsWith(word.slice(0, sharedStart))
    const meant = fuse
      .search(word)
      .filter(
        ({ item }) => Math.abs(item.length - word.length) <= 2 || item.startsWith(word.slice(0, sharedStart))
      )
      .filter(({ item }) => written.length === 0 || isVariant(item))
    const found = new Map([
      ...meant.map(({ item, score = 1 }): [string, number] => [item, score]),
      ...written.map((item): [string, number] => [item, 0])
    ])
    known.set(word, found)
    return found
  }
}

function searchable(words: string[]) {
  return { fuse: new Fuse(words, { includeScore: true, threshold: tolerance }), words }
}
