import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

import {
  type AccountStore,
  changeRights,
  type Deed,
  type FoundAccount
} from '../../scripts/customers/administrator.ts'

const ana: FoundAccount = {
  disabled: false,
  displayName: 'Ana Ruiz',
  email: 'ana@example.com',
  emailVerified: true,
  metadata: {
    creationTime: 'Mon, 02 Nov 2026 10:00:00 GMT',
    lastSignInTime: 'Sun, 22 Nov 2026 18:00:00 GMT'
  },
  providerData: [{ providerId: 'password' }, { providerId: 'google.com' }],
  uid: 'uid-ana'
}

/** Does the deed, and gives what was shown, asked and written. */
async function doing(deed: Deed, who: string, facts: Partial<FoundAccount> = {}, isSure = true) {
  const user = { ...ana, ...facts }
  const written: unknown[] = []
  const told: string[] = []
  const asked: string[] = []
  const find = async (found: boolean) => {
    if (!found) throw Object.assign(new Error(), { code: 'auth/user-not-found' })
    return user
  }
  const accounts: AccountStore = {
    getUser: uid => find(uid === user.uid),
    getUserByEmail: email => find(email === user.email),
    revokeRefreshTokens: async uid => void written.push(['revoked', uid]),
    setCustomUserClaims: async (uid, claims) => void written.push([uid, claims])
  }
  const outcome = await changeRights(accounts, deed, who, {
    isSure: async question => {
      asked.push(`${told.join('\n')}\n${question}`)
      return isSure
    },
    tell: text => void told.push(text)
  })
  return { asked, outcome, told: told.join('\n'), written }
}

test('whose account it is is shown before anything is asked', async () => {
  const { asked } = await doing('give', 'ana@example.com')
  for (const fact of [
    'uid-ana',
    'ana@example.com (verified)',
    'Ana Ruiz',
    'password, google.com',
    '02 Nov 2026',
    '22 Nov 2026'
  ])
    expect(asked).toEqual([expect.stringContaining(fact)])
})

test('gives the claim, keeps the other ones, and signs the account out everywhere', async () => {
  const { outcome, written } = await doing('give', 'ana@example.com', { customClaims: { partner: 'costa' } })
  expect(outcome).toEqual({ kind: 'done' })
  expect(written).toEqual([
    ['uid-ana', { admin: true, partner: 'costa' }],
    ['revoked', 'uid-ana']
  ])
})

test('takes the claim from an account whose address nobody verified, too', async () => {
  const { written } = await doing('take', 'ana@example.com', {
    customClaims: { admin: true, partner: 'costa' },
    emailVerified: false
  })
  expect(written).toEqual([
    ['uid-ana', { partner: 'costa' }],
    ['revoked', 'uid-ana']
  ])
})

test('an address that nobody verified gives nothing, and the uid is said for who knows better', async () => {
  const { asked, outcome, written } = await doing('give', 'ana@example.com', { emailVerified: false })
  expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining('give uid-ana') })
  expect([asked, written]).toEqual([[], []])
})

test('named by its uid it needs no verified address', async () => {
  expect((await doing('give', 'uid-ana', { emailVerified: false })).outcome).toEqual({ kind: 'done' })
})

describe('nothing is written', () => {
  test.each([
    ['to an unknown address', 'eva@example.com', {}],
    ['to an unknown uid', 'uid-eva', {}],
    ['to a disabled account', 'uid-ana', { disabled: true }],
    ['to an anonymous visitor', 'uid-ana', { providerData: [] }]
  ])('%s', async (_what, who, facts) => {
    const { outcome, written } = await doing('give', who, facts)
    expect([outcome.kind, written]).toEqual(['refused', []])
  })

  test('by an operator who is not sure', async () => {
    const { outcome, written } = await doing('give', 'ana@example.com', {}, false)
    expect([outcome.kind, written]).toEqual(['refused', []])
  })

  test('where there is no terminal to ask at', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/admin.ts', 'give', 'ana@example.com'], {
      encoding: 'utf8'
    })
    expect([status, stderr]).toEqual([1, expect.stringContaining('--yes')])
  })
})

test('a name cannot pretend to be other facts', async () => {
  const { told } = await doing('give', 'uid-ana', {
    displayName: 'Eva\n  address        eva@example.com\u202E'
  })
  expect(told).not.toMatch(/^ {2}address +eva/m)
  expect(told).not.toContain('\u202E')
})
