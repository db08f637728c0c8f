import { randomBytes } from 'node:crypto'

/** How long a transaction may hold the others up when it is not ended. */
const timeoutMs = 10_000

/** These are codes of gRPC. The client of Firestore begins a transaction anew when it receives the first. */
export const codes = { aborted: 10, alreadyExists: 6, failedPrecondition: 9, notFound: 5 } as const

interface Open {
  id: Uint8Array
  /** Documents that the transaction read, with their write counts at that time. */
  seen: Map<string, number>
}

/** Transactions one after the other, as seen from outside; a write from elsewhere to what one of them read makes it begin again. */
export interface Transactions {
  /** Waits for its turn. */
  begin(): Promise<Uint8Array>
  sawPath(id: Uint8Array, path: string): void
  /** Says whether what it read is still so. The transaction is over then, in any case. */
  close(id: Uint8Array): boolean
  wrote(documentPath: string): void
}

export function createTransactions(): Transactions {
  const writes = new Map<string, number>()
  const waiting: (() => void)[] = []
  let open: Open | null = null
  let limit: NodeJS.Timeout | undefined

  const timesWritten = (path: string): number => writes.get(path) ?? 0

  function next(): void {
    clearTimeout(limit)
    open = null
    waiting.shift()?.()
  }

  function start(): Uint8Array {
    const begun: Open = { id: randomBytes(12), seen: new Map() }
    open = begun
    limit = setTimeout(next, timeoutMs).unref()
    return begun.id
  }

  const isOpen = (id: Uint8Array): boolean => open !== null && Buffer.compare(open.id, id) === 0

  return {
    begin: () =>
      open === null
        ? Promise.resolve(start())
        : new Promise(resolve => {
            waiting.push(() => resolve(start()))
          }),
    close(id) {
      if (!isOpen(id) || open === null) return false
      const isStill = [...open.seen].every(([path, times]) => timesWritten(path) === times)
      next()
      return isStill
    },
    sawPath(id, path) {
      if (isOpen(id) && open !== null && !open.seen.has(path)) open.seen.set(path, timesWritten(path))
    },
    wrote(path) {
      // Its collection too: a query may have read that.
      for (const place of [path, path.slice(0, path.lastIndexOf('/'))])
        writes.set(place, timesWritten(place) + 1)
    }
  }
}
