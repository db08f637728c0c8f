import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

import { roleNamesOf, type StudioRights } from '#domain/account/rights.ts'

import { type AccountStore, changeRights, type FoundAccount } from '../../scripts/customers/administrator.ts'
import { type RoleAction, roleIn } from '../../scripts/customers/role.ts'

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

/** Does the action, and gives what was shown, asked and written. */
async function doing(
  action: RoleAction,
  who: string,
  facts: Partial<FoundAccount> = {},
  isSure = true,
  words: string[] = []
) {
  const user = { ...ana, ...facts }
  const written: unknown[] = []
  const told: string[] = []
  const asked: string[] = []
  const remembered: unknown[] = []
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
  const operator = {
    isSure: async (question: string) => {
      asked.push(`${told.join('\n')}\n${question}`)
      return isSure
    },
    remember: async ({ uid }: FoundAccount, rights: StudioRights) =>
      void remembered.push([uid, roleNamesOf(rights)]),
    tell: (text: string) => void told.push(text)
  }
  const outcome = await changeRights(
    accounts,
    action,
    who,
    operator,
    roleIn(action, words) ?? { kind: 'admin' }
  )
  return { asked, outcome, remembered, told: told.join('\n'), written }
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
  const { outcome, written } = await doing('give', 'ana@example.com', { customClaims: { nivel: 'costa' } })
  expect(outcome).toEqual({ kind: 'done' })
  expect(written).toEqual([
    ['uid-ana', { admin: true, nivel: 'costa' }],
    ['revoked', 'uid-ana']
  ])
})

test('takes the claim from an account whose address nobody verified, too', async () => {
  const { written } = await doing('take', 'ana@example.com', {
    customClaims: { admin: true, nivel: 'costa' },
    emailVerified: false
  })
  expect(written).toEqual([
    ['uid-ana', { nivel: 'costa' }],
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

describe('a role of the studio', () => {
  const given = (words: string[], customClaims: Record<string, unknown> = {}, action: RoleAction = 'give') =>
    doing(action, 'ana@example.com', { customClaims }, true, words)

  test.each([
    [['editor'], {}, { editor: true }],
    [
      ['translator', 'de,fr'],
      { editor: true, translator: ['pt'] },
      { editor: true, translator: ['pt', 'de', 'fr'] }
    ],
    [['empresa', 'levante'], { admin: true }, { admin: true, empresa: ['levante'] }],
    [['partner', 'casa'], { partner: ['otra'] }, { partner: ['otra', 'casa'] }]
  ])('%j is given beside %j', async (words, before, after) => {
    const { remembered, written } = await given(words, before)
    expect(written[0]).toEqual(['uid-ana', after])
    expect(remembered).toHaveLength(1)
  })

  test.each([
    [['editor'], { admin: true, editor: true }, { admin: true }],
    [['translator', 'de'], { translator: ['de', 'fr'] }, { translator: ['fr'] }],
    [['translator'], { translator: ['de', 'fr'] }, {}],
    [['empresa', 'levante'], { empresa: ['levante'] }, {}],
    [['partner', 'otra'], { partner: ['otra', 'casa'] }, { partner: ['casa'] }],
    [['partner'], { partner: ['otra', 'casa'] }, {}]
  ])('%j is taken from %j', async (words, before, after) => {
    expect((await given(words, before, 'take')).written[0]).toEqual(['uid-ana', after])
  })

  test('goes no further than five companies', async () => {
    const { outcome } = await given(['empresa', 'seis'], { empresa: ['1', '2', '3', '4', '5'] })
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining('5 companies') })
  })

  test('goes no further than five partners', async () => {
    const { outcome } = await given(['partner', 'seis'], { partner: ['1', '2', '3', '4', '5'] })
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining('5 partners') })
  })

  test.each([
    ['jefe'],
    ['editor', 'de'],
    ['translator'],
    ['translator', 'it'],
    ['empresa', 'a/b'],
    ['partner'],
    ['partner', 'a/b'],
    ['admin', 'x', 'y']
  ])('is not %s %s', (...words) => {
    expect(roleIn('give', words)).toBeNull()
  })
})
