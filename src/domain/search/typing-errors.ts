import type { Lexicon } from './lexicon.ts'

const shortestWord = 4
const longWord = 8
/** A shorter word may sound like another one but be far from it: «padel» is no «paddeln». */
const shortestBySound = 6

/**
 * Finds what was meant by a typing error: a word that differs in its sound by one letter, by two where it is long, or by two neighbours that
 * changed places. Errors in the first sound are not guessed: they are other words as a rule (perro, cerro). Of words that are equally near, the first is
 * meant.
 */
export function mendBySound({ soundOf, wordsBySound }: Lexicon, word: string): string | null {
  if (word.length < shortestWord) return null
  const sound = soundOf(word)
  const near = [...wordsBySound.keys()].filter(other => other.charAt(0) === sound.charAt(0))
  const meant = wordsBySound.get(nearest(sound, near) ?? '') ?? []
  const isNear = (other: string) => word.length >= shortestBySound || distanceUpTo(1, word, other) !== null
  return meant.find(isNear) ?? null
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
