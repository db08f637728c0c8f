import { LRUCache } from 'lru-cache'

import { oncePer } from '#domain/once.ts'

/** The cards of 2,000 experiences in every locale, as listings and details show them, are fewer. Each takes some kilobytes. */
const keptDrawings = 25_000

const drawings = new LRUCache<string, string>({ max: keptDrawings })

/** Content never changes: an object is written out once. */
const written = oncePer((item: object) => JSON.stringify(item))

/** What a template makes of an item, the first time: from then on the same text, for as long as there is room for it. */
export async function drawnOnce(name: string, item: object, draw: () => Promise<string>): Promise<string> {
  const key = [name, ...Object.values(item).map(textOf)].join(' ')
  const drawing = drawings.get(key) ?? (await draw())
  drawings.set(key, drawing)
  return drawing
}

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? written(value) : String(value)
}
