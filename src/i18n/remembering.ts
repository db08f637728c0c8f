import type { Words } from './words.ts'

/** What is said of a thing, worked out once for each language: whoever publishes again and again says most of it again. */
export function remembering<Thing extends object, Said>(
  say: (words: Words, thing: Thing) => Said
): (words: Words, thing: Thing) => Said {
  const known = new WeakMap<Words, WeakMap<Thing, Said>>()
  return (words, thing) => {
    const said = known.get(words) ?? new WeakMap<Thing, Said>()
    known.set(words, said)
    const value = said.get(thing) ?? say(words, thing)
    said.set(thing, value)
    return value
  }
}
