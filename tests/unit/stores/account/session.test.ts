import { describe, expect, test } from 'vitest'

import type { Person } from '#domain/account/person.ts'
import type { Auth } from '#services/account/auth.ts'
import { createSession } from '#stores/account/session.ts'
import { sessionKey } from '#stores/account/session-mark.ts'
import { anAuth, aPerson } from '../../../fixtures/auth.ts'
import { aRefusedShelf, aShelf } from '../../../fixtures/key-value-store.ts'

function aSession(first: Person | null, storage = aShelf(), actions: Partial<Auth> = {}) {
  const { auth, become } = anAuth(first, actions)
  return { ...createSession({ load: async () => auth, mark: () => {}, storage }), become, storage }
}

describe('the session', () => {
  test('is unknown until somebody asks', () => {
    expect(aSession(aPerson()).$session.get()).toEqual({ kind: 'unknown' })
  })

  test('of nobody is signed out, without an anonymous user', async () => {
    const session = aSession(null)
    expect(await session.start()).toBe(true)
    expect(session.$session.get()).toEqual({ ending: null, kind: 'signed-out' })
  })

  test('becomes anonymous when something needs an identity', async () => {
    const session = aSession(null)
    expect(await session.ensureIdentity()).toEqual({ kind: 'done' })
    expect(session.$session.get()).toEqual({ kind: 'anonymous', uid: 'nobody' })
    expect(session.isExpected()).toBe(false)
  })

  test('that its owner ended for good says so', async () => {
    const session = aSession(aPerson())
    await session.start()
    expect(await session.signOut('deleted-here')).toBe(true)
    expect(session.$session.get()).toEqual({ ending: 'deleted-here', kind: 'signed-out' })
  })

  test('of a customer is remembered on the device', async () => {
    const session = aSession(aPerson())
    await session.start()
    expect(session.$session.get()).toMatchObject({ kind: 'customer', name: 'Ana', providers: ['password'] })
    expect(session.storage.read(sessionKey)).not.toBeNull()
  })

  test('where the browser keeps nothing holds as long as the page', async () => {
    const session = aSession(aPerson(), aRefusedShelf())
    await session.start()
    expect([session.$session.get().kind, session.isExpected()]).toEqual(['customer', true])
  })

  test('that ends elsewhere says that it expired', async () => {
    const session = aSession(aPerson())
    await session.start()
    session.become(null)
    expect(session.$session.get()).toEqual({ ending: 'expired', kind: 'signed-out' })
    expect(session.isExpected()).toBe(false)
  })

  test('that was over before the page was opened says so too', async () => {
    const session = aSession(null, aShelf({ [sessionKey]: '1' }))
    await session.start()
    expect(session.$session.get()).toEqual({ ending: 'expired', kind: 'signed-out' })
  })

  test('that is signed out needs no explanation, here or in another tab', async () => {
    const storage = aShelf()
    const here = aSession(aPerson(), storage)
    const there = aSession(aPerson(), storage)
    await Promise.all([here.start(), there.start()])
    await here.signOut()
    there.become(null)
    expect(here.$session.get()).toEqual({ ending: null, kind: 'signed-out' })
    expect(there.$session.get()).toEqual({ ending: null, kind: 'signed-out' })
  })

  test('that a check finds disabled says that, whatever the sign-in tells before', async () => {
    const session = aSession(aPerson(), aShelf(), {
      check: async () => {
        session.become(null)
        return 'disabled'
      }
    })
    await session.start()
    expect(await session.check()).toBe('disabled')
    expect(session.$session.get()).toEqual({ ending: 'disabled', kind: 'signed-out' })
  })

  test('that is ended here takes along what the person has read, before the page leads on', async () => {
    const { auth } = anAuth(aPerson())
    const atForgetting: string[] = []
    const forget = async () => void atForgetting.push(session.$session.get().kind)
    const session = createSession({ forget, load: async () => auth, mark: () => {}, storage: aShelf() })
    await session.start()
    expect(atForgetting).toEqual([])
    await session.signOut()
    expect(atForgetting).toEqual(['customer'])
    expect(session.$session.get().kind).toBe('signed-out')
  })

  test('cannot be known without a network, and can be asked again', async () => {
    const { auth } = anAuth(aPerson())
    let isOnline = false
    const session = createSession({
      load: async () => {
        if (!isOnline) throw new TypeError('Failed to fetch')
        return auth
      },
      mark: () => {},
      storage: aShelf()
    })
    expect(await session.start()).toBe(false)
    expect(session.$session.get()).toEqual({ kind: 'unknown' })
    isOnline = true
    expect(await session.start()).toBe(true)
    expect(session.$session.get()).toMatchObject({ kind: 'customer' })
  })
})
