import { atom } from 'nanostores'

import type { Account } from '#domain/account/account.ts'
import type { Remote } from '#domain/data/remote.ts'
import { accountCalls, type AccountCalls } from '#services/account/account.ts'
import { accountSource, type AccountSource } from '#services/account/account-stream.ts'

import { session, type SessionStore } from './session.ts'

interface Services {
  calls: Pick<AccountCalls, 'recordSignIn'>
  session: Pick<SessionStore, 'check'>
  source: AccountSource
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

const firstPauseMs = 2000
const longestPauseMs = 60_000
const delayMs = 8000

/** The customer's own record, live as long as the visitor looks at the page (design, section 8). */
export function createOwnAccount({ calls, session, source, wait }: Services) {
  const $account = atom<Remote<Account>>({ kind: 'loading' })
  const set = (account: Account) => $account.set({ kind: 'ready', value: account })

  /** Data that arrived already stay. */
  function fail(): void {
    if ($account.get().kind === 'loading') $account.set({ code: 'unavailable', kind: 'failed' })
  }

  /** A record that was here and is gone was deleted: to begin it anew would keep what its owner has just had taken away. */
  function tell(account: Account | null): void {
    if (account !== null) set(account)
    else if ($account.get().kind !== 'ready') void begin()
  }

  /** A customer without a record signed in when it could not be written: it is written now. */
  async function begin(): Promise<void> {
    const answer = await calls.recordSignIn(null)
    if (answer.kind === 'done') set(answer.value)
    else fail()
  }

  /** A proxy may hold a stream back for ever, so the first answer is then read in one piece. */
  async function readIfDelayed(over: AbortSignal): Promise<void> {
    await wait(delayMs, over)
    if (!over.aborted && $account.get().kind === 'loading') await source.read(tell)
  }

  async function follow(signal: AbortSignal): Promise<void> {
    let pauseMs = firstPauseMs
    while (!signal.aborted) {
      // One after the other is the point: the next begins when this one has ended.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await followOnce(signal)
      if (outcome === 'refused') return
      if (outcome === 'failed') {
        // oxlint-disable-next-line no-await-in-loop
        await wait(pauseMs, signal)
        pauseMs = Math.min(2 * pauseMs, longestPauseMs)
      } else pauseMs = firstPauseMs
    }
  }

  async function followOnce(signal: AbortSignal): Promise<'ended' | 'failed' | 'refused'> {
    const over = new AbortController()
    void readIfDelayed(AbortSignal.any([signal, over.signal]))
    let outcome = await source.follow(tell, signal)
    over.abort()
    if (outcome === 'failed' && !signal.aborted) {
      outcome = await source.read(tell)
      if (outcome === 'ended') return 'failed'
    }
    if (outcome === 'refused') await session.check()
    if (outcome !== 'ended') fail()
    return outcome
  }

  return { $account, follow, set }
}

export const ownAccount = createOwnAccount({
  calls: accountCalls,
  session,
  source: accountSource,
  wait: (ms, signal) =>
    new Promise(resolve => {
      const timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
})
