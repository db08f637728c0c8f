/** So many calls in so many seconds. */
export interface Limit {
  /** Calls are counted per person (by the account, or by the address when nobody is signed in), or always by the address. */
  by: 'person' | 'address'
  times: number
  seconds: number
}

/** Calls counted since a moment, in milliseconds since 1970. */
export interface CountedCalls {
  sinceMs: number
  times: number
}

/** The count after one more call; null when that one is too many. A window begins with its first call and is forgotten when it is over. */
export function countCall(
  counted: CountedCalls | null,
  { seconds, times }: Pick<Limit, 'seconds' | 'times'>,
  nowMs: number
): CountedCalls | null {
  if (counted === null || nowMs >= counted.sinceMs + seconds * 1000) return { sinceMs: nowMs, times: 1 }
  return counted.times < times ? { ...counted, times: counted.times + 1 } : null
}
