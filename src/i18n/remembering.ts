import { oncePer } from '#domain/once.ts'
import type { Words } from './words.ts'

/** What is said of a thing, worked out once for each language: whoever publishes again and again says most of it again. */
export function remembering<Thing extends object, Said>(
  say: (words: Words, thing: Thing) => Said
): (words: Words, thing: Thing) => Said {
  const saidIn = oncePer((words: Words) => oncePer((thing: Thing) => say(words, thing)))
  return (words, thing) => saidIn(words)(thing)
}
