import { textHash } from './random.ts'
import { type Columns, isText } from './columnar-table.ts'
import { memoizeWeak } from './memoize.ts'

/** Data of all experiences are fetched in several files, so that an edit changes a small one. Where their common order matters, a row of digits beside them says from which file the next item comes. */
export const shardNumbers = [0, 1, 2] as const

export type ShardNumber = (typeof shardNumbers)[number]

/** Where an experience is looked for by its slug: the same for ever, whatever comes or goes. */
export function shardOf(slug: string): ShardNumber {
  return shardNumbers[textHash(slug) % shardNumbers.length] ?? 0
}

const shardOfItem = memoizeWeak(({ slug }: { slug: string }) => shardOf(slug))

/** The items of each shard, in the order of the list. */
export function inShards<Item extends { slug: string }>(items: Item[]): Item[][] {
  const byNumber = Map.groupBy(items, shardOfItem)
  return shardNumbers.map(number => byNumber.get(number) ?? [])
}

/** The order of a list whose items lie in files with numbers from 0 to 9. */
export function mergeOrderOf(files: number[]): string {
  return files.join('')
}

/** None where one file has the whole list. */
export function readMergeOrder({ mergeOrder }: Columns): string {
  return isText(mergeOrder) ? mergeOrder : ''
}

/**
 * The list in its common order; each file is in that order too. What stands in several files comes once. Files may be of different moments: then the
 * order is roughly the common one, a turn that finds nothing is passed over, and what no list names comes at the end. Nothing is lost.
 */
export function mergeByOrder<Item extends { slug: string }>(mergeOrder: string, files: Item[][]): Item[] {
  const called = new Map<string, Item>()
  const waiting = files.map(items => items.toReversed())
  for (const turn of mergeOrder) {
    const next = nextOf(waiting[Number(turn)] ?? [], called)
    if (next) called.set(next.slug, next)
  }
  for (const item of files.flat()) if (!called.has(item.slug)) called.set(item.slug, item)
  return [...called.values()]
}

function nextOf<Item extends { slug: string }>(waiting: Item[], called: Map<string, Item>): Item | undefined {
  let next = waiting.pop()
  while (next && called.has(next.slug)) next = waiting.pop()
  return next
}
