import { expect, test } from 'vitest'

import { problemOf } from '#domain/account/auth-codes.ts'
import { endingOf } from '#domain/account/person.ts'

test.each(['auth/invalid-refresh-token', 'auth/invalid-user-token', 'auth/user-token-expired'])(
  'a sign-in that answers %s says that the session is over, not that there is no connection',
  code => {
    expect([endingOf(code), problemOf(code)]).toEqual(['expired', 'session-over'])
  }
)

test('a missing network ends no session', () => {
  expect([endingOf('auth/network-request-failed'), problemOf('auth/network-request-failed')]).toEqual([
    null,
    'network'
  ])
})
