import { setTimeout } from 'node:timers/promises'

/** Turns many asks into few runs, one after the other. */
export interface DebounceQueue<Result> {
  /** Something changed: runs soon, once for all that comes with it. */
  ask: () => void
  /** Runs after the one that is under way; other work too, that must not meet a run. */
  now: <Own = Result>(run: () => Promise<Own>) => Promise<Own>
  /** Settles when nothing runs or waits any more. */
  idle: () => Promise<void>
}

interface Manner {
  /** A change is rarely alone: a burst is over when nothing came for `quietMs`, and is not waited for longer than `longestMs`. */
  quietMs?: number
  longestMs?: number
  /** Starts the part of a run that can be done while the queue waits for the end of a burst. */
  begin?: () => Promise<void>
}

/** Changes that have arrived by then are received within this time. */
const hearingMs = 5

/** A request during a run is answered by the next run, which reads everything again: no request is lost, and the last run has seen the last change. */
export function createDebounceQueue<Result>(
  run: () => Promise<Result>,
  { begin = async () => {}, longestMs = 400, quietMs = 20 }: Manner = {}
): DebounceQueue<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let lastAsk = 0
  let isWaiting = false

  const inTurn = <Own>(work: () => Promise<Own>): Promise<Own> => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
  const quiet = async (since: number) => {
    const leftMs = () => Math.min(lastAsk + quietMs, since + longestMs) - performance.now()
    do await setTimeout(Math.max(hearingMs, leftMs()))
    while (leftMs() > 0)
  }
  return {
    ask() {
      lastAsk = performance.now()
      if (isWaiting) return
      isWaiting = true
      void inTurn(async () => {
        const since = performance.now()
        await begin()
        await quiet(since)
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
