import type { MendWord } from './search.ts'
import { distanceUpTo } from './typing-errors.ts'

/** A shorter word has too many neighbours. */
const shortestWord = 4
const shortestBeginning = 5
const candidates = 40

/** Loads fuse.js and corrects words to those of a vocabulary, the most frequent first. Rejects when the library cannot be loaded. */
export async function loadWordMender(vocabulary: readonly string[]): Promise<MendWord> {
  const { default: Fuse } = await import('fuse.js/basic')
  const words = vocabulary.filter(word => word.length >= shortestWord)
  const fuse = new Fuse(words, { distance: 20, ignoreFieldNorm: true, threshold: 0.34 })
  return word => {
    if (word.length < shortestWord) return null
    const found = fuse.search(word, { limit: candidates }).map(({ item }) => item)
    return found.find(item => isNear(word, item)) ?? found.find(item => isBeginning(word, item)) ?? null
  }
}

/** fuse.js ranks by likeness alone: a suggestion may differ by one letter, or be one letter away from how the word begins. */
function isNear(word: string, item: string): boolean {
  return distanceUpTo(1, word, item) !== null
}

function isBeginning(word: string, item: string): boolean {
  if (word.length < shortestBeginning || item.length <= word.length) return false
  return [word.length - 1, word.length, word.length + 1].some(
    length => distanceUpTo(1, word, item.slice(0, length)) !== null
  )
}
