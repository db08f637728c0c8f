import { isPage, type Plan } from './keys.ts'
import type { Alarm } from './outcome.ts'

/** More than this share of the pages gone at once is taken for an accident. */
const largestLoss = 1 / 5

type Documents = Readonly<Record<string, number>>

/** Alarms for an operator to read before pages are deleted; usually empty. */
export function massDeletionAlarms(
  before: { documents: Documents; pages: () => number },
  now: Documents,
  { removed: gone }: Pick<Plan, 'removed'>
): Alarm[] {
  const removed = gone.filter(isPage).length
  // Tens of thousands are only counted when some go.
  const pages = removed === 0 ? 0 : before.pages()
  const emptied = Object.entries(before.documents).filter(
    ([collection, documents]) => documents > 0 && (now[collection] ?? 0) === 0
  )
  return [
    ...emptied.map(([collection, documents]): Alarm => ({ collection, documents, kind: 'emptied' })),
    ...(removed > pages * largestLoss ? [{ kind: 'shrunk', pages, removed } as const] : [])
  ]
}
