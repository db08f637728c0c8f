/** Ends when nothing is under way any more, also when something failed: then the rest is not begun. */
export async function inParallel<Item>(
  items: Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>
): Promise<void> {
  const queue = items.values()
  const problems: unknown[] = []
  const workThrough = async () => {
    for (const item of queue) {
      if (problems.length > 0) return
      await work(item).catch((error: unknown) => problems.push(error))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workThrough))
  if (problems.length > 0) throw problems[0]
}
