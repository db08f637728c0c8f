import { describe, expect, test } from 'vitest'

import { createCall, createIdentifiedCall, createOpenCall } from '#services/site/callable.ts'
import { createTicketLinks } from '#services/booking/ticket-links.ts'
import { anAuth, aPerson } from '../../../fixtures/auth.ts'

function answering(body: unknown, status = 200): typeof fetch {
  return async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
}

describe('a call', () => {
  test('speaks the protocol of callable functions, at the address of the site', async () => {
    const sent: unknown[] = []
    const call = createCall(
      async (address, request) => {
        sent.push(address, request?.method, request?.headers, request?.body)
        return Response.json({ result: 1 })
      },
      { idToken: async () => 'token' }
    )
    expect(await call('saluda', { a: 1 })).toEqual({ kind: 'done', value: 1 })
    expect(sent).toEqual([
      '/fn/saluda',
      'POST',
      { Authorization: 'Bearer token', 'Content-Type': 'application/json' },
      '{"data":{"a":1}}'
    ])
  })

  test.each([
    [{ result: null }, 200, { kind: 'done', value: null }],
    [{ error: { message: 'x', status: 'NOT_FOUND' } }, 404, { code: 'not-found', kind: 'failed' }],
    [{ error: { status: 'INVALID_ARGUMENT' } }, 400, { code: 'invalid-argument', kind: 'failed' }],
    [{ error: 'odd' }, 500, { code: 'internal', kind: 'failed' }],
    [{ result: 1 }, 500, { code: 'internal', kind: 'failed' }],
    [{}, 200, { code: 'internal', kind: 'failed' }],
    ['null', 200, { code: 'internal', kind: 'failed' }],
    ['<!doctype html>', 502, { code: 'internal', kind: 'failed' }]
  ])('%j with status %i is %j', async (body, status, answer) => {
    expect(await createCall(answering(body, status))('x', null)).toEqual(answer)
  })

  test('without a network it is unavailable', async () => {
    const call = createCall(async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await call('x', null)).toEqual({ code: 'unavailable', kind: 'failed' })
  })

  test('what takes too long has exceeded its deadline', async () => {
    const never: typeof fetch = async (_, request) =>
      new Promise((_resolve, reject) => {
        request?.signal?.addEventListener('abort', () => reject(request.signal?.reason))
      })
    expect(await createCall(never, { timeoutMs: 1 })('x', null)).toEqual({
      code: 'deadline-exceeded',
      kind: 'failed'
    })
  })
})

test('where anyone may call, a token that is refused is left out', async () => {
  const tokens: (string | null)[] = []
  const send: typeof fetch = async (_address, request) => {
    const token = new Headers(request?.headers).get('authorization')
    tokens.push(token)
    return token === null
      ? Response.json({ result: 'done' })
      : Response.json({ error: { status: 'UNAUTHENTICATED' } }, { status: 401 })
  }
  const call = createOpenCall(send, { idToken: async () => 'revoked' })
  expect(await call('x', null)).toEqual({ kind: 'done', value: 'done' })
  expect(tokens).toEqual(['Bearer revoked', null])
})

describe('the link to a ticket', () => {
  test('is asked for with the words of the contract', async () => {
    const asked: unknown[] = []
    const ask = createTicketLinks(async (...request) => {
      asked.push(request)
      return { kind: 'done', value: 'https://t.example/' }
    })
    expect(await ask('nerja', null)).toEqual({ kind: 'done', value: 'https://t.example/' })
    expect(asked).toEqual([['urlHolidays', { exp: 'nerja', idPartner: null }]])
  })

  test.each(['javascript:alert(1)', '/own', 7, null])('%j is no link', async value => {
    const ask = createTicketLinks(async () => ({ kind: 'done', value }))
    expect(await ask('nerja', null)).toEqual({ code: 'internal', kind: 'failed' })
  })
})

describe('a call of somebody', () => {
  const authorization = (request: RequestInit | undefined) =>
    new Headers(request?.headers).get('Authorization')

  test('makes an anonymous user of a visitor who has not signed in', async () => {
    const sent: unknown[] = []
    const call = createIdentifiedCall(
      async (_, request) => {
        sent.push(authorization(request))
        return Response.json({ result: 1 })
      },
      async () => anAuth(null).auth
    )
    expect(await call('x', null)).toEqual({ kind: 'done', value: 1 })
    expect(sent).toEqual(['Bearer token of nobody'])
  })

  test('whose token is refused asks once more with a fresh one', async () => {
    const sent: unknown[] = []
    const { auth } = anAuth(aPerson(), { idToken: async isFresh => (isFresh ? 'fresh' : 'stale') })
    const call = createIdentifiedCall(
      async (_, request) => {
        sent.push(authorization(request))
        return Response.json({ error: { status: 'UNAUTHENTICATED' } }, { status: 401 })
      },
      async () => auth
    )
    expect(await call('x', null)).toEqual({ code: 'unauthenticated', kind: 'failed' })
    expect(sent).toEqual(['Bearer stale', 'Bearer fresh'])
  })

  test.each([
    ['auth/network-request-failed', 'unavailable'],
    ['auth/admin-restricted-operation', 'unauthenticated']
  ])('who cannot be known (%s) fails as %s and sends nothing', async (code, failure) => {
    const { auth } = anAuth(null, { ensureIdentity: async () => ({ code, kind: 'failed' }) })
    const call = createIdentifiedCall(
      async () => {
        throw new Error('it was sent')
      },
      async () => auth
    )
    expect(await call('x', null)).toEqual({ code: failure, kind: 'failed' })
  })

  test.each([
    ['ends the session here, where it is for customers', true, 1],
    ['leaves the session alone, where anyone may call', false, 0]
  ])('whose fresh token is refused, too, %s', async (_, isForCustomers, times) => {
    let checks = 0
    const check = async () => {
      checks += 1
      return 'expired' as const
    }
    const refusing = async () => Response.json({ error: { status: 'UNAUTHENTICATED' } }, { status: 401 })
    const call = createIdentifiedCall(refusing, async () => anAuth(aPerson(), { check }).auth, {
      isForCustomers
    })
    expect(await call('x', null)).toEqual({ code: 'unauthenticated', kind: 'failed' })
    expect(checks).toBe(times)
  })

  test('for customers makes nobody an anonymous user', async () => {
    const { auth } = anAuth(null, {
      ensureIdentity: async () => {
        throw new Error('somebody was made')
      }
    })
    const call = createIdentifiedCall(
      async (_, request) => Response.json({ result: authorization(request) }),
      async () => auth,
      { isForCustomers: true }
    )
    expect(await call('x', null)).toEqual({ kind: 'done', value: null })
  })

  test('is unavailable when the sign-in does not arrive', async () => {
    const call = createIdentifiedCall(answering({ result: 1 }), async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await call('x', null)).toEqual({ code: 'unavailable', kind: 'failed' })
  })
})
