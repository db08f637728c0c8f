import { describe, expect, test } from 'vitest'

import type { Account } from '#domain/account/account.ts'
import { emptyProfile } from '#domain/account/profile.ts'
import type { AccountCalls } from '#services/account/account.ts'
import type { Followed } from '#services/account/account-stream.ts'
import { createOwnAccount } from '#stores/account/own-account.ts'

const account: Account = { ...emptyProfile, lastLogin: null, name: 'Ana', registered: null, role: 'customer' }

/** How long the first word of a stream may take. */
const delayMs = 8000

/** Follows what these answers say, one after the other, and then stops. */
async function following(
  follows: (Account | null | Followed)[],
  reads: (Account | Followed)[] = [],
  recordSignIn: AccountCalls['recordSignIn'] = async () => ({
    kind: 'done',
    value: { ...account, name: 'new' }
  })
) {
  const stopping = new AbortController()
  const waits: number[] = []
  const checks: string[] = []
  const answer =
    (queue: (Account | null | Followed)[]) => async (tell: (account: Account | null) => void) => {
      const next = queue.shift()
      if (next === undefined) stopping.abort()
      if (typeof next === 'string') return next
      if (next !== undefined) tell(next)
      return 'ended' as const
    }
  const own = createOwnAccount({
    calls: { recordSignIn },
    session: {
      check: async () => {
        checks.push('checked')
        return 'disabled'
      }
    },
    source: { follow: answer(follows), read: answer(reads) },
    wait: (ms, signal) => {
      if (ms === delayMs) return new Promise(resolve => signal.addEventListener('abort', () => resolve()))
      waits.push(ms)
      return Promise.resolve()
    }
  })
  await own.follow(stopping.signal)
  return { checks, shown: own.$account.get(), waits }
}

describe('the own account', () => {
  test('is shown as it comes, and asked for again when a stream is over', async () => {
    const { shown, waits } = await following([account, { ...account, name: 'Eva' }])
    expect(shown).toMatchObject({ kind: 'ready', value: { name: 'Eva' } })
    expect(waits).toEqual([])
  })

  test('is read once where streams do not get through, with longer and longer pauses', async () => {
    const { shown, waits } = await following(['failed', 'failed'], [account, 'failed'])
    expect(shown).toMatchObject({ kind: 'ready' })
    expect(waits).toEqual([2000, 4000])
  })

  test('that cannot be had says so', async () => {
    expect((await following(['failed'], ['failed'])).shown).toEqual({ code: 'unavailable', kind: 'failed' })
  })

  test('that is refused has the session checked, and is not asked for again', async () => {
    const { checks, waits } = await following(['refused', account])
    expect([checks, waits]).toEqual([['checked'], []])
  })

  test('that cannot begin says so', async () => {
    const { shown } = await following([null], [], async () => ({ code: 'internal', kind: 'failed' }))
    expect(shown).toEqual({ code: 'unavailable', kind: 'failed' })
  })

  test('begins where there is none yet', async () => {
    expect((await following([null, 'ended'])).shown).toMatchObject({ value: { name: 'new' } })
  })

  test('that is deleted while somebody looks is not begun anew', async () => {
    const begun: string[] = []
    await following([account, null], [], async () => {
      begun.push('begun')
      return { kind: 'done', value: account }
    })
    expect(begun).toEqual([])
  })

  test('is read in one piece where something holds the stream back', async () => {
    const stopping = new AbortController()
    const own = createOwnAccount({
      calls: { recordSignIn: async () => ({ code: 'internal', kind: 'failed' }) },
      session: { check: async () => 'disabled' },
      source: {
        follow: (_tell, signal) =>
          new Promise(resolve => signal.addEventListener('abort', () => resolve('ended'))),
        read: async tell => {
          tell(account)
          stopping.abort()
          return 'ended'
        }
      },
      wait: async () => {}
    })
    await own.follow(stopping.signal)
    expect(own.$account.get()).toEqual({ kind: 'ready', value: account })
  })
})
