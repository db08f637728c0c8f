/** Facts about the words that can be found. */
export interface Lexicon {
  /** The words that sound like this one, itself among them where it is known. */
  alike: (word: string) => string[]
  has: (word: string) => boolean
  soundOf: (word: string) => string
  /** The most frequent first. */
  words: readonly string[]
  /** Words that are long enough to be mistaken, by their sound. */
  wordsBySound: ReadonlyMap<string, string[]>
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
  const wordsBySound = new Map<string, string[]>()
  const long = sorted.filter(word => word.length >= shortestMistaken)
  for (const word of long) wordsBySound.set(soundOf(word), [...(wordsBySound.get(soundOf(word)) ?? []), word])
  return {
    alike: word => wordsBySound.get(soundOf(word)) ?? [],
    has: word => words.has(word),
    soundOf,
    words: sorted,
    wordsBySound
  }
}

function soundOf(word: string): string {
  return sounds.reduce((sound, [letters, letter]) => sound.replaceAll(letters, letter), word)
}
