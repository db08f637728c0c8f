import Fuse from 'fuse.js/basic'
import { isEmptyWord, normalize, typedWords, wordsOf } from '#domain/text/search-words.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import { foreignMark, type SearchIndex } from './search-index.ts'
import { distanceUpTo, mendBySound } from './typing-errors.ts'
import type { SearchTerm } from '#domain/listing/terms/search-query.ts'
import type { Mend } from './search.ts'

/** Corrects a mistyped word to one that can be found; null when none is near enough. */
type MendWord = (word: string) => string | null

/** A shorter word has too many neighbours. */
const shortestWord = 4
/** A shorter word with another letter is another word: «tren» is no «tres». */
const shortestReplaced = 5
const shortestBeginning = 5
/** A shorter beginning may have a wrong letter, but none too many or too few. */
const shortestUneven = 6
/** A shorter word of another language is meant by chance, if it does not lack a letter. */
const shortestForeign = 6
/** A shorter word is near too many others when double letters count as one: «galo» is no «gallo». */
const shortestFlat = 6
/** So much of a word is written before it is guessed: «handy» is no beginning of «handwerksmarkt». */
const minBegun = 0.7
const candidates = 40

/**
 * Corrects words to those of an index, the most frequent first, and to words of another language only where its own has none that is near. It brings
 * fuse.js: who needs it in a browser loads it late.
 */
function createWordMender(
  index: Pick<SearchIndex, 'categories' | 'entries' | 'lexicon' | 'links'>
): MendWord {
  const { words } = index.lexicon
  const foreign = foreignWordsOf(index)
  const mendOwn = mendWith(words.filter(word => !foreign.has(word)))
  const others = words.filter(word => foreign.has(word) && word.length > shortestWord)
  const mendOther = (word: string) =>
    others.find(other => isNear(word, other) && other.length >= Math.min(shortestForeign, word.length + 1)) ??
    others.find(other => other.startsWith(word.charAt(0)) && isBeginning(word, other))
  return word => mendOwn(word) ?? mendOther(word) ?? null
}

/** Words that only keywords of another language have: none that a name, a place or a category has. */
function foreignWordsOf({
  categories,
  entries,
  links
}: Pick<SearchIndex, 'categories' | 'entries' | 'links'>) {
  const own = new Set([
    ...entries.flatMap(({ spacedName, spacedPlace }) => `${spacedName}${spacedPlace}`.split(' ')),
    ...links.flatMap(link => link.words),
    ...categories.flatMap(({ name }) => wordsOf(normalize(name)))
  ])
  const foreign = entries
    .flatMap(({ keywords }) => keywords.filter(keyword => keyword.startsWith(foreignMark)))
    .flatMap(wordsOf)
  return new Set(foreign.filter(word => !own.has(word)))
}

function mendWith(words: readonly string[]): MendWord {
  const lexicon = lexiconOf(words.filter(word => !isEmptyWord(word)))
  const long = lexicon.words.filter(({ length }) => length >= shortestWord)
  const fuse = new Fuse(long, { distance: 20, ignoreFieldNorm: true, threshold: 0.34 })
  return word => {
    const meant = mendBySound(lexicon, word)
    if (meant !== null && !isReplaced(word, meant)) return meant
    if (word.length < shortestWord) return null
    const found = fuse.search(word, { limit: candidates }).map(({ item }) => item)
    return (
      found.find(item => isNear(word, item)) ??
      found.find(item => isBeginning(word, item)) ??
      long.find(item => isNearFlat(word, item)) ??
      null
    )
  }
}

/** Whether they differ by one letter where double letters count as one, and b as v: «cavlos» and «caballos». */
function isNearFlat(word: string, item: string): boolean {
  return (
    word.length >= shortestFlat &&
    word.charAt(0) === item.charAt(0) &&
    distanceUpTo(1, flat(word), flat(item)) !== null
  )
}

function flat(word: string): string {
  return word.replaceAll('v', 'b').replaceAll(/(.)\1/g, '$1')
}

/** Keeps their order. */
function lexiconOf(words: readonly string[]): Lexicon {
  return createLexicon(new Map(words.map((word, place) => [word, -place])))
}

/** fuse.js ranks by likeness alone: a suggestion may differ by one letter, or be one letter away from how the word begins. */
function isNear(word: string, item: string): boolean {
  return distanceUpTo(1, word, item) !== null && !isReplaced(word, item)
}

/** Whether a short word has another letter in one place. */
function isReplaced(word: string, item: string): boolean {
  const others = Array.from(word, (letter, place) => letter !== item[place]).filter(Boolean).length
  return word.length < shortestReplaced && word.length === item.length && others === 1
}

/** Two equal letters count as one: «padel» is no beginning of «paddle». */
function isBeginning(word: string, item: string): boolean {
  const length = item.replaceAll(/(.)\1/g, '$1').length
  if (word.length < shortestBeginning || length <= word.length) return false
  if (word.length < item.length * minBegun) return false
  const more = word.length < shortestUneven ? [0] : [0, -1, 1]
  return more.some(count => distanceUpTo(1, word, item.slice(0, word.length + count)) !== null)
}

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
