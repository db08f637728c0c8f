import { hash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import { memoizeWeak } from '#domain/data/memoize.ts'

/** In letters: the cards of 2,000 experiences in every locale, as listings and details show them, and all headers take less. */
const mostKept = 64_000_000

const drawings = new LRUCache<string, string>({
  maxSize: mostKept,
  sizeCalculation: drawing => drawing.length + 1
})

/** What an object says, in short. Content never changes: it is written out once. */
const printOf = memoizeWeak((item: object) => hash('sha1', JSON.stringify(item), 'base64url'))

/** Stand in a drawing where each page puts what is its own, by the names of the slots that it comes in. */
export const ownPlaces = {
  languages: '<own-languages></own-languages>',
  login: '<own-login></own-login>',
  search: '<own-search></own-search>'
}

/**
 * What a template makes of an item is kept as text, for as long as there is room for it. What it is worth: a listing of 48 cards took 5 ms without
 * it, and the header and the end of a page are a third of its time (docs/decisions/unchanged-objects.md).
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
  if (whole.includes('<astro-island'))
    throw new Error(`${key.slice(0, 60)} has an island: hand it over in the slot of its own`)
  drawings.set(key, whole)
  return whole
}

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? printOf(value) : String(value)
}
