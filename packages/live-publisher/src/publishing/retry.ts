/** Tries again what failed, though nothing was written since: a disk has room again, a host answers again. */
export interface Retry {
  after: (hasFailed: boolean) => void
}

export interface Pauses {
  firstMs: number
  longestMs: number
}

const pauses: Pauses = { firstMs: 30_000, longestMs: 600_000 }

/** Each pause is twice as long as the one before, until something is good again. */
export function createRetry(again: () => void, { firstMs, longestMs } = pauses): Retry {
  let pauseMs = firstMs
  let timer: NodeJS.Timeout | undefined
  return {
    after(hasFailed) {
      clearTimeout(timer)
      if (!hasFailed) {
        pauseMs = firstMs
        return
      }
      timer = setTimeout(again, pauseMs).unref()
      pauseMs = Math.min(pauseMs * 2, longestMs)
    }
  }
}
