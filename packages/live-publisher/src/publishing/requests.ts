/** Joins requests that one run answers: if any of them forces a release, its author is recorded; the trace is that of the first. */
export interface PublicationRequest {
  force: boolean
  /** The person who forced it. */
  by: string | null
  traceparent: string | null
}

/** Requests for publications, answered one after the other. */
export interface Requests<Result> {
  /** Answered by a run that begins after this was asked: by the next one, together with all that are asked before it begins. */
  ask: (options?: Partial<PublicationRequest>) => Promise<Result>
  /** Work that must not meet a run: it waits for its turn, and runs wait for it. */
  inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>
  state: () => 'idle' | 'busy' | 'busy, and asked again'
}

/** One run at a time. What is asked during a run is never answered by that run, which may have read the database already. */
export function createRequests<Result>(
  run: (options: PublicationRequest) => Promise<Result>
): Requests<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let busy = 0
  /** The run that has not begun yet, and what it was asked. */
  let next: { answer: Promise<Result>; options: PublicationRequest } | null = null

  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    busy += 1
    const result = last.then(work).finally(() => (busy -= 1))
    last = result.catch(() => {})
    return result
  }
  return {
    ask({ by = null, force = false, traceparent = null } = {}) {
      if (next !== null) {
        if (force) next.options.by ??= by
        next.options.force ||= force
        next.options.traceparent ??= traceparent
        return next.answer
      }
      const options: PublicationRequest = { by: force ? by : null, force, traceparent }
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
