/** Limits of one commit, below Firestore's own of 500 writes and 10 MB. */
const longest = 400
const heaviest = 4_000_000

/** Cuts items into what fits into one commit, in their order. */
export async function* batchesOf<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = []
  let weight = 0
  for await (const item of items) {
    const own = JSON.stringify(item).length
    if (batch.length === longest || (batch.length > 0 && weight + own > heaviest)) {
      yield batch
      batch = []
      weight = 0
    }
    batch.push(item)
    weight += own
  }
  if (batch.length > 0) yield batch
}
