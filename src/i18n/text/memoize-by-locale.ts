import { memoizeWeak } from '#domain/data/memoize.ts'
import type { Words } from './words.ts'

/** Memoizes by object and language: a publisher needs most results again and again. */
export function memoizeByLocale<Thing extends object, Said>(
  say: (words: Words, thing: Thing) => Said
): (words: Words, thing: Thing) => Said {
  const saidIn = memoizeWeak((words: Words) => memoizeWeak((thing: Thing) => say(words, thing)))
  return (words, thing) => saidIn(words)(thing)
}
