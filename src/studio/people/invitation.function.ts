import { randomBytes } from 'node:crypto'
import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'

import {
  estudioAceptarInvitacion as estudioAceptarInvitacionCall,
  estudioInvitacion as estudioInvitacionCall,
  estudioInvitaciones as estudioInvitacionesCall,
  estudioInvitar as estudioInvitarCall,
  estudioRetirarInvitacion as estudioRetirarInvitacionCall
} from './invitation.call.ts'
import { encodeAccessNotice } from '#contract/user-documents/access-notice.ts'
import { claimsWith } from '#contract/user-documents/claims.ts'
import { hasAnyRole } from '#domain/account/rights.ts'
import type { Limit } from '#domain/data/rate-limit.ts'
import { accountInvitation } from '#i18n/account/invitation.ts'
import { mail } from '#settings.ts'

import { noticeRef } from '#functions/account/access-mail.ts'
import { callable } from '#functions/site/callable.ts'
import { done, type Outcome, refuse } from '#functions/site/outcome.ts'

import { invitationDays, invitationFragment, type InvitationKey } from './invitation.ts'
import { invitationId, invitationPlace, printOf } from './invitation-place.function.ts'
import { accountFor, rememberRoles, userNamed } from './people.function.ts'
import { encodeInvitation, invitationCollection, readInvitation } from './stored-invitation.contract.ts'

const dayMs = 24 * 60 * 60 * 1000
const invitingLimits: readonly Limit[] = [{ by: 'person', seconds: 600, times: 30 }]
const linkLimits: readonly Limit[] = [{ by: 'address', seconds: 600, times: 30 }]

export const estudioInvitar = callable(
  estudioInvitarCall,
  { limits: invitingLimits, who: 'admin' },
  async ({ email: typed, rights }, { uid }) => {
    const email = typed.toLowerCase()
    if (!hasAnyRole(rights)) return refuse('invalid-argument', 'There is no role to wait', 'role-missing')
    if ((await userNamed(email)) !== null)
      return refuse('already-exists', 'The address has an account', 'account-known')
    const now = new Date()
    const until = new Date(now.getTime() + invitationDays * dayMs).toISOString()
    const [id, secret] = [invitationId(email), randomBytes(24).toString('base64url')]
    const batch = getFirestore().batch()
    batch.set(
      invitationPlace(id),
      encodeInvitation({ by: uid, email, print: printOf(secret), rights, until })
    )
    const fragment = invitationFragment({ id, secret })
    batch.create(noticeRef(), encodeAccessNotice(accountInvitation({ email, fragment, now, rights, until })))
    await batch.commit()
    const isMailed = mail.sender !== null || Boolean(process.env.SMTP_URL)
    return done({ invitation: { email, id, rights, until }, isMailed, secret })
  }
)

export const estudioInvitaciones = callable(estudioInvitacionesCall, { who: 'admin' }, async () => {
  const { docs } = await getFirestore().collection(invitationCollection).get()
  const known = docs.flatMap(doc => {
    const found = readInvitation(doc.data())
    return found === null
      ? []
      : [{ email: found.email, id: doc.id, rights: found.rights, until: found.until }]
  })
  return done(known.toSorted((one, other) => one.email.localeCompare(other.email)))
})

export const estudioRetirarInvitacion = callable(
  estudioRetirarInvitacionCall,
  { limits: invitingLimits, who: 'admin' },
  async ({ id }) => {
    await invitationPlace(id).delete()
    return done(true)
  }
)

export const estudioInvitacion = callable(
  estudioInvitacionCall,
  { limits: linkLimits, who: 'anyone' },
  async key => {
    const found = await openInvitation(key)
    if (found.kind === 'refused') return found
    const { email } = found.value
    return done({ email, hasAccount: (await userNamed(email)) !== null })
  }
)

export const estudioAceptarInvitacion = callable(
  estudioAceptarInvitacionCall,
  { limits: linkLimits, who: 'anyone' },
  async ({ password, ...key }) => {
    const found = await openInvitation(key)
    if (found.kind === 'refused') return found
    const { by, email, rights } = found.value
    const account = await accountOf(email, password)
    if (account.kind === 'refused') return account
    const { customClaims, uid } = account.value
    await getAuth().setCustomUserClaims(uid, claimsWith(customClaims, rights))
    await getAuth().revokeRefreshTokens(uid)
    await rememberRoles(account.value, { by, rights }, null)
    return done(rights)
  }
)

/** The link came to the address, so a new account has it verified. An account that is there already keeps its password. */
async function accountOf(email: string, password: string | null): Promise<Outcome<UserRecord>> {
  if (password === null || (await userNamed(email)) !== null) return accountFor(email)
  try {
    return done(await getAuth().createUser({ email, emailVerified: true, password }))
  } catch (error) {
    const { code }: { code?: unknown } = Object(error)
    if (code === 'auth/email-already-exists') return accountFor(email)
    throw error
  }
}

async function openInvitation({ id, secret }: InvitationKey) {
  const found = readInvitation((await invitationPlace(id).get()).data())
  const isOpen = found?.print === printOf(secret) && Date.parse(found.until) > Date.now()
  return isOpen ? done(found) : refuse('not-found', 'The invitation is over', 'invitation-over')
}
