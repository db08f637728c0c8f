/** One that had been ready was ended from outside: nothing says that the next one will end too. */
const pauseAfterReadyMs = 100
const longestPauseMs = 60_000

/** How the next process of the publisher starts. */
export interface Start {
  /** Practising makes the first edit as quick as later ones, and takes longer than a slow edit. */
  isPractising: boolean
  /** The pause, should it end before it is ready; each time twice as long. */
  pauseMs: number
}

export const firstPauseMs = 2000

/** Plans the start after a process that ended by itself. After one that was ready edits may be waiting, so the next one does not practise. */
export function restartAfter(wasReady: boolean, start: Start): { next: Start; pauseMs: number } {
  if (wasReady) return { next: { isPractising: false, pauseMs: firstPauseMs }, pauseMs: pauseAfterReadyMs }
  const pauseMs = Math.min(start.pauseMs * 2, longestPauseMs)
  return { next: { ...start, pauseMs }, pauseMs: start.pauseMs }
}
