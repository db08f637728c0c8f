/** Facts about the words that can be found. */
export interface Lexicon {
  /** The words that sound like this one, itself among them where it is known. */
  alike: (word: string) => string[]
  has: (word: string) => boolean
  /** The most frequent first. */
  words: readonly string[]
}

const shortestMistaken = 4

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

/** Knows the words of a catalogue, and which of them sound alike. */
export function createLexicon(words: ReadonlyMap<string, number>): Lexicon {
  // Of words that are equally near, the most frequent one is meant.
  const sorted = [...words.keys()].toSorted((a, b) => (words.get(b) ?? 0) - (words.get(a) ?? 0))
  const bySound = wordsBySound(sorted)
  return {
    alike: word => bySound.get(soundOf(word)) ?? [],
    has: word => words.has(word),
    words: sorted
  }
}

/** Words that are long enough to be mistaken, by their sound. */
export function wordsBySound(words: readonly string[]): Map<string, string[]> {
  const bySound = new Map<string, string[]>()
  const long = words.filter(word => word.length >= shortestMistaken)
  for (const word of long) bySound.set(soundOf(word), [...(bySound.get(soundOf(word)) ?? []), word])
  return bySound
}

export function soundOf(word: string): string {
  return sounds.reduce((sound, [letters, letter]) => sound.replaceAll(letters, letter), word)
}
