import { hash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import { memoizeWeak } from '#domain/data/memoize.ts'

/** In letters: the cards of 2,000 experiences in every locale, as listings and details show them, and all headers take less. */
const maxKept = 64_000_000

const drawings = new LRUCache<string, string>({
  maxSize: maxKept,
  sizeCalculation: drawing => drawing.length + 1
})

/** Fingerprint of an object. Content never changes, so it is computed once. */
const printOf = memoizeWeak((item: object) => hash('sha1', JSON.stringify(item), 'base64url'))

/** Stands in a drawing where each page puts what is its own. */
export const ownPlace = '<own-place></own-place>'

/**
 * Keeps the output of a template for an item as text, for as long as there is room for it. Without it a listing of 48 cards took 5 ms, and the header and the
 * end of a page are a third of its time (docs/decisions/unchanged-objects.md).
 */
export async function memoizedDrawing(
  name: string,
  item: object,
  draw: () => Promise<string>
): Promise<string> {
  const key = [name, ...Object.values(item).map(textOf)].join(' ')
  return drawings.get(key) ?? keep(key, await draw())
}

function keep(key: string, drawing: string): string {
  // Astro makes it of many small parts: in one piece it takes less room, and less time to be put into a page.
  const whole = Buffer.from(drawing).toString()
  drawings.set(key, whole)
  return whole
}

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? printOf(value) : String(value)
}
