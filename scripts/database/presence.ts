import { setTimeout } from 'node:timers/promises'
import type { Firestore } from 'firebase-admin/firestore'

interface Patience {
  /** Between two questions. */
  everyMs: number
  /** For an answer. */
  longestMs: number
}

const patience: Patience = { everyMs: 10_000, longestMs: 20_000 }

/**
 * Asks a database again and again whether it is there. Who listens to one is not told that it went away, and would wait in silence. Settles with the reason when it
 * does not answer, and goes on until then.
 */
export async function untilAway(db: Firestore, { everyMs, longestMs } = patience): Promise<string> {
  for (;;) {
    await setTimeout(everyMs, undefined, { ref: false })
    const problem = await problemOf(db.collection('provincias').limit(1).get(), longestMs)
    if (problem !== null) return `The database does not answer: ${problem}`
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
