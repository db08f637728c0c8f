import type { AccountAnswer } from '#contract/calls/account.ts'
import { decodeAccount, encodeAccount } from '#contract/written/account.ts'

import { accountRef } from './account-record.ts'
import type { Live } from './callable.ts'
import { done, type Outcome } from './outcome.ts'

/** A function lives a minute; whoever still looks asks again, and then it is checked again whether they may. */
const longestStreamMs = 50_000

/** Answers with the record as it is; to whoever wants it live, sends it now and after each change until they leave. */
export async function followAccount(uid: string, live: Live): Promise<Outcome<AccountAnswer | null>> {
  const ref = accountRef(uid)
  if (!live.isWanted) return done(answerOf((await ref.get()).data()))
  let latest: AccountAnswer | null = null
  const { promise: isOver, reject, resolve } = Promise.withResolvers<void>()
  const stop = ref.onSnapshot(snapshot => {
    latest = answerOf(snapshot.data())
    void live.send(latest)
  }, reject)
  const timer = setTimeout(resolve, longestStreamMs)
  live.signal.addEventListener('abort', () => resolve())
  try {
    await isOver
  } finally {
    clearTimeout(timer)
    stop()
  }
  return done(latest)
}

function answerOf(document: unknown): AccountAnswer | null {
  const account = decodeAccount(document)
  return account && encodeAccount(account)
}
