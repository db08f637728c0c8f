import { accountCall } from '#contract/calls/account.ts'
import { decodeAccount } from '#contract/user-documents/account.ts'

import type { Account } from '#domain/account/account.ts'

import { accountRef, userOf } from './account-record.ts'
import type { Live } from '#functions/site/callable.ts'
import { holds, type Person, sessionOver } from '#functions/site/caller.ts'
import { done, type Outcome } from '#functions/site/outcome.ts'

/** A function lives a minute; anyone who still looks asks again, and then it is checked again whether they may. */
const longestStreamMs = 50_000

/**
 * Answers with the record as it is; to anyone who wants it live, sends it now and after each change until they leave. Before each change the
 * account is asked for again: a session that was revoked meanwhile hears no more.
 */
export async function followAccount({ authTime, uid }: Person, live: Live): Promise<Outcome<Account | null>> {
  const ref = accountRef(uid)
  if (!live.isWanted) return done(decodeAccount((await ref.get()).data()))
  let latest: Account | null = null
  const { promise: isOver, reject, resolve } = Promise.withResolvers<void>()
  let isFirst = true
  let isRefused = false
  let sent = Promise.resolve()
  async function tell(data: unknown, mayBeOld: boolean): Promise<void> {
    isRefused ||= mayBeOld && !holds(await userOf(uid), authTime)
    if (isRefused) return resolve()
    latest = decodeAccount(data)
    await live.send(accountCall.writeAnswer(latest))
  }
  const stop = ref.onSnapshot(snapshot => {
    const mayBeOld = !isFirst
    isFirst = false
    // One after the other: the newest arrives last.
    sent = sent.then(() => tell(snapshot.data(), mayBeOld)).catch(reject)
  }, reject)
  const timer = setTimeout(resolve, longestStreamMs)
  live.signal.addEventListener('abort', () => resolve())
  try {
    await isOver
  } finally {
    clearTimeout(timer)
    stop()
  }
  return isRefused ? sessionOver() : done(latest)
}
