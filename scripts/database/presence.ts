import { setTimeout } from 'node:timers/promises'
import type { Firestore } from 'firebase-admin/firestore'

export interface ProbeIntervals {
  /** Between two questions. */
  everyMs: number
  /** For an answer. */
  longestMs: number
}

/** The real database bills an answer: it is asked once a minute. */
const intervals: ProbeIntervals = {
  everyMs: process.env.FIRESTORE_EMULATOR_HOST === undefined ? 60_000 : 10_000,
  longestMs: 20_000
}

/**
 * Asks a database again and again whether it is there, and tells when that changes: the reason why it is away, and null when it is back. A listener is not told
 * that it went away, and would wait in silence.
 */
export async function watchPresence(
  db: Firestore,
  hear: (problem: string | null) => void,
  signal: AbortSignal,
  { everyMs, longestMs } = intervals
): Promise<void> {
  let isAway = false
  while (!signal.aborted) {
    await setTimeout(everyMs, undefined, { ref: false })
    const problem = await problemOf(db.collection('provincias').limit(1).get(), longestMs)
    if (signal.aborted || (problem === null) === !isAway) continue
    isAway = problem !== null
    hear(isAway ? `The database does not answer: ${problem}` : null)
  }
}

/** Why an answer does not come, or null when it came. The SDK itself would try for minutes. */
export async function problemOf(answer: Promise<unknown>, longestMs: number): Promise<string | null> {
  const giveUp = new AbortController()
  const tooLate = setTimeout(longestMs, `no answer in ${longestMs / 1000} s`, { signal: giveUp.signal })
  const problem = await Promise.race([answer.then(() => null, String), tooLate])
  giveUp.abort()
  await tooLate.catch(() => {})
  return problem
}
