import { textHash } from './random.ts'

/**
 * Cuts a list into parts of a third of `most` up to `most` items; the last may have fewer. A part ends after the item that drew the lowest of the
 * lots in reach, not after a number of items: so one that comes or goes changes its own part, and hardly ever the others (content-defined chunking).
 */
export function contentDefinedChunks<Item>(
  items: Item[],
  most: number,
  lotOf: (item: Item) => number
): Item[][] {
  const least = Math.ceil(most / 3)
  const parts: Item[][] = []
  let rest = items
  while (rest.length > most) {
    const lots = rest.slice(least - 1, most).map(lotOf)
    const end = least + lots.indexOf(Math.min(...lots))
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return rest.length > 0 ? [...parts, rest] : parts
}

/**
 * Spreads a list over parts of `most` items at most on average, half as many at least. Its own id says in which part an item is, and there are twice as
 * many parts when one list needs more (extendible hashing): one that comes or goes changes its own part alone, as long as their number is the same.
 */
export function hashPartitions<Item extends { id: string }>(items: Item[], most: number): Item[][] {
  if (items.length === 0) return []
  const doublings = Math.max(0, Math.ceil(Math.log2(items.length / most)))
  const parts = Array.from({ length: 2 ** doublings }, (): Item[] => [])
  for (const item of items) parts[textHash(item.id) % parts.length]?.push(item)
  return parts
}
