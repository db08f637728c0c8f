import { describe, expect, test } from 'vitest'

import { authorize, type SignInAccount } from '#functions/site/caller.ts'

const anAccount: SignInAccount = { disabled: false, emailVerified: true, providerData: [], uid: 'ana' }

type AuthData = NonNullable<Parameters<typeof authorize>[1]>

/** A verified token as the library returns it: the library checks the signature and does not ask for the account. */
function aToken(claims: object = {}, uid: unknown = 'ana'): AuthData {
  const token = {
    aud: 'clavel',
    auth_time: 2000,
    exp: 9999,
    firebase: { identities: {}, sign_in_provider: 'password' },
    iat: 2000,
    iss: 'https://securetoken.google.com/clavel',
    sub: 'ana',
    uid: 'ana',
    ...claims
  }
  return Object({ rawToken: '', token, uid })
}

const accountAs = (facts: Partial<SignInAccount>) => async () => ({ ...anAccount, ...facts })
const at = (seconds: number) => new Date(seconds * 1000).toUTCString()

const dead = {
  deleted: async () => null,
  disabled: accountAs({ disabled: true }),
  'signed out everywhere since': accountAs({ tokensValidAfterTime: at(2001) })
}

describe.each(['anyone', 'identified', 'customer', 'admin'] as const)('a function for %s', who => {
  test.each(Object.entries(dead))(
    'refuses a token that was verified, of an account that was %s',
    async (_what, find) => {
      expect(await authorize(who, aToken({ admin: true }), find)).toMatchObject({ code: 'unauthenticated' })
    }
  )

  test.each([
    ['with no provider', { firebase: null }],
    ['with an odd provider', { firebase: { sign_in_provider: 7 } }],
    ['without the moment of its sign-in', { auth_time: undefined }],
    ['with no moment at all', { auth_time: Number.NaN }]
  ])('refuses a token %s', async (_what, claims) => {
    expect(await authorize(who, aToken({ admin: true, ...claims }), accountAs({}))).toMatchObject({
      code: 'unauthenticated'
    })
  })

  test.each(['', 'a/b', '..', '__x__', 'a\uD800', 'x'.repeat(129), 7, null])(
    'refuses %j as a uid',
    async uid => {
      expect(await authorize(who, aToken({ admin: true }, uid), accountAs({}))).toMatchObject({
        code: 'unauthenticated'
      })
    }
  )

  test('looks at the account in each call, and not where there is no token', async () => {
    const asked: string[] = []
    const find = async (uid: string) => {
      asked.push(uid)
      return anAccount
    }
    await authorize(who, undefined, find)
    await authorize(who, aToken(), find)
    await authorize(who, aToken(), find)
    expect(asked).toEqual(['ana', 'ana'])
  })
})

test('a session that began when the others were revoked holds', async () => {
  const find = accountAs({ tokensValidAfterTime: at(2000) })
  expect(await authorize('customer', aToken(), find)).toMatchObject({
    caller: { uid: 'ana' },
    kind: 'admitted'
  })
})

test.each([
  ['in the token alone', { admin: true }, {}],
  ['in the account alone', {}, { customClaims: { admin: true } }]
])('a claim %s makes no administrator', async (_where, claims, account) => {
  expect(await authorize('admin', aToken(claims), accountAs(account))).toMatchObject({
    code: 'permission-denied'
  })
})
