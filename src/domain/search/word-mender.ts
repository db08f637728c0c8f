import Fuse from 'fuse.js/basic'

import type { Lexicon } from './lexicon.ts'
import type { MendWord } from './search.ts'
import { distanceUpTo, mendBySound } from './typing-errors.ts'

/** A shorter word has too many neighbours. */
const shortestWord = 4
const shortestBeginning = 5
/** A shorter beginning may have a wrong letter, but none too many or too few. */
const shortestUneven = 6
const candidates = 40

/** Corrects words to those of a lexicon, the most frequent first. It brings fuse.js: who needs it in a browser loads it late. */
export function createWordMender(lexicon: Lexicon): MendWord {
  const words = lexicon.words.filter(word => word.length >= shortestWord)
  const fuse = new Fuse(words, { distance: 20, ignoreFieldNorm: true, threshold: 0.34 })
  return word => {
    const meant = mendBySound(lexicon, word)
    if (meant !== null || word.length < shortestWord) return meant
    const found = fuse.search(word, { limit: candidates }).map(({ item }) => item)
    return found.find(item => isNear(word, item)) ?? found.find(item => isBeginning(word, item)) ?? null
  }
}

/** fuse.js ranks by likeness alone: a suggestion may differ by one letter, or be one letter away from how the word begins. */
function isNear(word: string, item: string): boolean {
  return distanceUpTo(1, word, item) !== null
}

/** Two equal letters count as one: «padel» is no beginning of «paddle». */
function isBeginning(word: string, item: string): boolean {
  const length = item.replaceAll(/(.)\1/g, '$1').length
  if (word.length < shortestBeginning || length <= word.length) return false
  const more = word.length < shortestUneven ? [0] : [0, -1, 1]
  return more.some(count => distanceUpTo(1, word, item.slice(0, word.length + count)) !== null)
}
