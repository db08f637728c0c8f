/** As many calls are under way at once. */
const atOnce = 4

/** Does something for each item, a few at once, and says how many are done, with the answers so far. */
export async function mapInBatches<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
  tell: (done: number, answers: readonly Answer[]) => void
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    // oxlint-disable-next-line no-await-in-loop -- a few at once, so that a slow line is not asked for all of them
    answers.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))))
    tell(answers.length, answers)
  }
  return answers
}
