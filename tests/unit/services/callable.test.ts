import { describe, expect, test } from 'vitest'

import { createCall } from '#services/callable.ts'
import { createTicketLinks } from '#services/ticket-links.ts'

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

describe('the link to a ticket', () => {
  test('is asked for with the words of the contract', async () => {
    const asked: unknown[] = []
    const ask = createTicketLinks(async (...request) => {
      asked.push(request)
      return { kind: 'done', value: 'https://t.example/' }
    })
    expect(await ask('nerja', null)).toEqual({ kind: 'found', link: 'https://t.example/' })
    expect(asked).toEqual([['urlHolidays', { exp: 'nerja', idPartner: null }]])
  })

  test.each(['javascript:alert(1)', '/own', 7, null])('%j is no link', async value => {
    const ask = createTicketLinks(async () => ({ kind: 'done', value }))
    expect(await ask('nerja', null)).toEqual({ code: 'internal', kind: 'failed' })
  })
})
