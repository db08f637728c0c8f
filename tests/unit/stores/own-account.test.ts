import { describe, expect, test } from 'vitest'

import type { Account } from '#domain/account.ts'
import { emptyProfile } from '#domain/profile.ts'
import type { AccountCalls } from '#services/account.ts'
import type { Followed } from '#services/account-stream.ts'
import { createOwnAccount } from '#stores/own-account.ts'

const account: Account = { ...emptyProfile, lastLogin: null, name: 'Ana', registered: null, role: 'customer' }

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
    wait: async ms => void waits.push(ms)
  })
  await own.follow(stopping.signal)
  return { checks, shown: own.$account.get(), waits }
}

describe('the own account', () => {
  test('is shown as it comes, and asked for again when a stream is over', async () => {
    const { shown, waits } = await following([account, { ...account, name: 'Eva' }])
    expect(shown).toMatchObject({ account: { name: 'Eva' }, kind: 'here' })
    expect(waits).toEqual([])
  })

  test('is read once where streams do not get through, with longer and longer pauses', async () => {
    const { shown, waits } = await following(['failed', 'failed'], [account, 'failed'])
    expect(shown).toMatchObject({ kind: 'here' })
    expect(waits).toEqual([2000, 4000])
  })

  test('that cannot be had says so', async () => {
    expect((await following(['failed'], ['failed'])).shown).toEqual({ kind: 'failed' })
  })

  test('that is refused has the session checked, and is not asked for again', async () => {
    const { checks, waits } = await following(['refused', account])
    expect([checks, waits]).toEqual([['checked'], []])
  })

  test('that cannot begin says so', async () => {
    const { shown } = await following([null], [], async () => ({ code: 'internal', kind: 'failed' }))
    expect(shown).toEqual({ kind: 'failed' })
  })

  test('begins where there is none yet', async () => {
    expect((await following([null, 'ended'])).shown).toMatchObject({ account: { name: 'new' } })
  })
})
