import { setTimeout } from 'node:timers/promises'

/** Turns many asks into few runs, one after the other. */
export interface Folding<Result> {
  /** Something changed: runs soon, once for all that comes with it. */
  ask: () => void
  /** Runs after the one that is under way; other work too, that must not meet a run. */
  now: <Own = Result>(run: () => Promise<Own>) => Promise<Own>
  /** Settles when nothing runs or waits any more. */
  idle: () => Promise<void>
}

/** A change is rarely alone: a burst is over when nothing came for `quietMs`, and is not waited for longer than `longestMs`. */
interface Patience {
  quietMs: number
  longestMs: number
}

const patience: Patience = { longestMs: 400, quietMs: 20 }

/**
 * What is asked while a run is under way is answered by the next one, which reads everything anew: nothing is lost, and the last run has seen the
 * last change.
 */
export function createFolding<Result>(
  run: () => Promise<Result>,
  { longestMs, quietMs }: Patience = patience
): Folding<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let lastAsk = 0
  let isWaiting = false

  const inTurn = <Own>(work: () => Promise<Own>): Promise<Own> => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
  const quiet = async () => {
    const since = performance.now()
    let waitMs = quietMs
    while (waitMs > 0) {
      await setTimeout(waitMs)
      const now = performance.now()
      waitMs = Math.min(lastAsk + quietMs, since + longestMs) - now
    }
  }
  return {
    ask() {
      lastAsk = performance.now()
      if (isWaiting) return
      isWaiting = true
      void inTurn(async () => {
        await quiet()
        isWaiting = false
        return run()
      })
    },
    idle: async () => {
      let seen: unknown
      while (seen !== last) {
        seen = last
        await last
      }
    },
    now: inTurn
  }
}
