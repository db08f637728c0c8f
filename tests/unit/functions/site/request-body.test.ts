import { expect, test } from 'vitest'

import { signInCall } from '#contract/calls/account.ts'
import { isCall, isPlain } from '#functions/site/request-body.ts'

const plain: { data: unknown }[] = [
  { data: null },
  { data: 'toString' },
  { data: { anonimo: null } },
  { data: [{ length: 3 }] },
  { data: { constructor: { a: [] } } }
]

test.each(plain)('%j is plain', ({ data }) => expect(isPlain(data)).toBe(true))

const post = { headers: { 'content-type': 'application/json; charset=utf-8' }, method: 'POST' }

test.each([
  [{ ...post, body: { data: null } }, true],
  [{ headers: {}, method: 'OPTIONS' }, true],
  [{ ...post, body: {} }, false],
  [{ ...post, body: 'data' }, false],
  [post, false],
  [{ ...post, body: { data: 1, more: 2 } }, false],
  [{ ...post, body: { data: 1 }, method: 'PUT' }, false],
  [{ ...post, body: { data: 1 }, headers: { 'content-type': 'text/plain' } }, false],
  [{ ...post, body: { data: 1 }, headers: {} }, false]
])('%j is a call: %s', (request, isOne) => expect(isCall(request)).toBe(isOne))

const withoutNumber = { anonimo: { length: { toString: 'x', valueOf: null } } }

test('an object that cannot become a number is not: a schema would throw at its length', () => {
  expect(isPlain(withoutNumber)).toBe(false)
  expect(() => signInCall.readRequest(withoutNumber)).toThrow('primitive')
})

const odd: { data: unknown }[] = [
  { data: { '@type': 'x' } },
  { data: { a: [{ valueOf: null }] } },
  { data: JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`) }
]

test.each(odd)('%j is not plain', ({ data }) => expect(isPlain(data)).toBe(false))
