import { expect, test } from 'vitest'

import { signInCall } from '#contract/calls/account.ts'
import { isPlain } from '#functions/site/request-body.ts'

test.each([null, 1, 'toString', { anonimo: null }, [{ length: 3 }], { constructor: { a: [] } }])(
  '%j is plain',
  data => expect(isPlain(data)).toBe(true)
)

const withoutNumber = { anonimo: { length: { toString: 'x', valueOf: null } } }

test('an object that cannot become a number is not: a schema would throw at its length', () => {
  expect(isPlain(withoutNumber)).toBe(false)
  expect(() => signInCall.readRequest(withoutNumber)).toThrow('primitive')
})

test.each([{ '@type': 'x' }, { a: [{ valueOf: null }] }, JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`)])(
  '%j is not plain',
  data => expect(isPlain(data)).toBe(false)
)
