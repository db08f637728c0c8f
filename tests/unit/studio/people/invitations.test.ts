import { expect, test } from 'vitest'

import { noRights } from '#domain/account/rights.ts'
import { type Invitation, invitationFragment, invitationIn } from '#studio/people/invitation.ts'
import { createInvitations } from '#studio/people/invitations.store.ts'

const until = '2026-12-06T10:00:00.000Z'
const rights = { ...noRights, isEditor: true }

function anInvitation(email: string): Invitation {
  return { email, id: email, rights, until }
}

function invitationsWith(isReached = true) {
  const failed = { code: 'offline', kind: 'failed' } as const
  return createInvitations({
    accept: async () => ({ kind: 'done', value: rights }),
    invitations: async () => ({ kind: 'done', value: [anInvitation('ana@example.com')] }),
    invite: async ({ email }) =>
      isReached
        ? { kind: 'done', value: { invitation: anInvitation(email), isMailed: true, secret: 's' } }
        : failed,
    open: async () => ({ kind: 'done', value: { email: 'ana@example.com', hasAccount: false } }),
    withdraw: async () => (isReached ? { kind: 'done', value: true } : failed)
  })
}

const addresses = ({ $invitations }: ReturnType<typeof invitationsWith>) =>
  $invitations.get().map(({ email }) => email)

test('an invitation that is sent again is listed once, and goes when it is taken back', async () => {
  const invitations = invitationsWith()
  await invitations.load()
  await invitations.invite({ email: 'eva@example.com', rights })
  await invitations.invite({ email: 'ana@example.com', rights })
  expect(addresses(invitations)).toEqual(['eva@example.com', 'ana@example.com'])
  expect(await invitations.withdraw(anInvitation('eva@example.com'))).toBe(true)
  expect(addresses(invitations)).toEqual(['ana@example.com'])
})

test('without a network nothing is listed that was not sent, and nothing goes', async () => {
  const invitations = invitationsWith(false)
  await invitations.load()
  expect(await invitations.invite({ email: 'eva@example.com', rights })).toMatchObject({ kind: 'failed' })
  expect(await invitations.withdraw(anInvitation('ana@example.com'))).toBe(false)
  expect(addresses(invitations)).toEqual(['ana@example.com'])
})

test('a link names its invitation and the secret; other places name none', () => {
  const key = { id: 'a-1', secret: 'b_2' }
  expect(invitationIn(invitationFragment(key))).toEqual(key)
  expect(['#/invitacion/a', '#/invitacion/a.b/c', '#/personas', ''].map(invitationIn)).toEqual([
    null,
    null,
    null,
    null
  ])
})
