/** A worker on a list: from which end it takes items, and how many at once. */
export interface Worker<Item> {
  atOnce: number
  from: 'start' | 'end'
  work: (item: Item) => Promise<void>
}

/** Ends when nothing is under way any more, also when something failed: then the rest is not begun. */
export async function inParallel<Item>(
  items: readonly Item[],
  workers: readonly Worker<Item>[]
): Promise<void> {
  const left = [...items]
  const problems: unknown[] = []
  const workThrough = async ({ from, work }: Worker<Item>) => {
    const take = () => (from === 'start' ? left.shift() : left.pop())
    for (let item = take(); item !== undefined && problems.length === 0; item = take()) {
      await work(item).catch((error: unknown) => problems.push(error))
    }
  }
  await Promise.all(
    workers.flatMap(worker => Array.from({ length: worker.atOnce }, () => workThrough(worker)))
  )
  if (problems.length > 0) throw problems[0]
}
