/** Requests for publications, answered one after the other. */
export interface Requests<Result> {
  /** Answered by a run that begins after this was asked: by the next one, with everybody else who asks before it begins. */
  ask: (options?: { force?: boolean }) => Promise<Result>
  /** Work that must not meet a run: it waits for its turn, and runs wait for it. */
  inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>
  state: () => 'idle' | 'busy' | 'busy, and asked again'
}

/** One run at a time. What is asked during a run is never answered by that run, which may have read the database already. */
export function createRequests<Result>(
  run: (options: { force: boolean }) => Promise<Result>
): Requests<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let busy = 0
  /** The run that has not begun yet, and what it was asked. */
  let next: { answer: Promise<Result>; options: { force: boolean } } | null = null

  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    busy += 1
    const result = last.then(work).finally(() => (busy -= 1))
    last = result.catch(() => {})
    return result
  }
  return {
    ask({ force = false } = {}) {
      if (next !== null) {
        next.options.force ||= force
        return next.answer
      }
      const options = { force }
      const answer = inTurn(() => {
        next = null
        return run(options)
      })
      next = { answer, options }
      return answer
    },
    inTurn,
    state: () => (busy === 0 ? 'idle' : next !== null && busy > 1 ? 'busy, and asked again' : 'busy')
  }
}
