/** Works on items, some of them at once. After a failure nothing new is begun; it is thrown when what was begun has ended. */
export async function runLimited<Item>(
  items: Iterable<Item>,
  parallel: number,
  work: (item: Item) => Promise<void>
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const failures: unknown[] = []
  const worker = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
      try {
        await work(next.value)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  if (failures.length > 0) throw failures[0]
}
