import { memoizeByWord } from '#domain/data/memoize.ts'

/** Facts about the words that can be found. */
export interface Lexicon {
  /** The words that sound like this one, itself among them where it is known. */
  alike: (word: string) => string[]
  has: (word: string) => boolean
  /** Corrects an unknown word; null when no known word is near enough. */
  meant: (word: string) => string | null
  /** The most frequent first. */
  words: readonly string[]
}

const shortestMistaken = 4
const longWord = 8

/** Letters that sound alike in Spanish, or that other keyboards put in their place. */
const sounds: readonly [RegExp, string][] = [
  [/ll|y/g, 'i'],
  [/v/g, 'b'],
  [/h/g, ''],
  [/qu?|c(?![ei])/g, 'k'],
  [/[cz](?=[ei])|z/g, 's'],
  [/w/g, 'u'],
  [/(.)\1/g, '$1']
]

/**
 * Finds what was meant by a typing error: a word that differs in its sound by one letter, by two where it is long, or by two neighbours that
 * changed places. Errors in the first sound are not guessed: they are other words as a rule (perro, cerro).
 */
export function createLexicon(words: ReadonlyMap<string, number>): Lexicon {
  // Of words that are equally near, the most frequent one is meant.
  const sorted = [...words.keys()].toSorted((a, b) => (words.get(b) ?? 0) - (words.get(a) ?? 0))
  const bySound = new Map<string, string[]>()
  const byFirst = new Map<string, string[]>()
  for (const word of sorted) {
    if (word.length < shortestMistaken) continue
    const sound = soundOf(word)
    const alike = bySound.get(sound)
    if (alike) {
      alike.push(word)
      continue
    }
    bySound.set(sound, [word])
    const first = sound.charAt(0)
    byFirst.set(first, [...(byFirst.get(first) ?? []), sound])
  }
  return {
    alike: word => bySound.get(soundOf(word)) ?? [],
    has: word => words.has(word),
    meant: memoizeByWord((word: string) => {
      const sound = soundOf(word)
      const near = word.length < shortestMistaken ? [] : (byFirst.get(sound.charAt(0)) ?? [])
      return bySound.get(nearest(sound, near) ?? '')?.[0] ?? null
    }),
    words: sorted
  }
}

function soundOf(word: string): string {
  return sounds.reduce((sound, [letters, letter]) => sound.replaceAll(letters, letter), word)
}

function nearest(sound: string, candidates: string[]): string | null {
  let best: string | null = null
  let most = sound.length >= longWord ? 2 : 1
  for (const candidate of candidates) {
    const distance = distanceUpTo(most, sound, candidate)
    if (distance === null) continue
    best = candidate
    most = distance - 1
    if (most < 0) break
  }
  return best
}

/** How many letters must be changed, put in, left out, or exchanged with their neighbour; null when it is more than `most`. */
export function distanceUpTo(most: number, one: string, other: string): number | null {
  if (Math.abs(one.length - other.length) > most) return null
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!isSame),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      )
    }
    if (Math.min(...current) > most) return null
    ;[beforeLast, last] = [last, current]
  }
  const distance = last[other.length] ?? 0
  return distance <= most ? distance : null
}
