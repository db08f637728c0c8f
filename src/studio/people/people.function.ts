import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'

import {
  estudioDarPapeles as estudioDarPapelesCall,
  estudioPersonas as estudioPersonasCall,
  estudioSesion as estudioSesionCall
} from './people.call.ts'
import { encodeAccessNotice } from '#contract/user-documents/access-notice.ts'
import { claimsWith, rightsIn } from '#contract/user-documents/claims.ts'
import {
  encodePerson,
  encodeRecord,
  peopleCollection,
  recordCollection
} from '#studio/document/stored.contract.ts'
import { hasAnyRole, roleNamesOf, type StudioRights } from '#domain/account/rights.ts'
import { invitationOf } from '#i18n/account/invitation.ts'

import { noticeRef } from '#functions/account/access-mail.ts'
import { callable } from '#functions/site/callable.ts'
import type { SignInAccount } from '#functions/site/caller.ts'
import { done, type Outcome, refuse } from '#functions/site/outcome.ts'
import { accountsOf, authorFor } from '#studio/document/authors.function.ts'

import { invitationId, invitationPlace } from './invitation-place.function.ts'

export const estudioSesion = callable(estudioSesionCall, { who: 'studio' }, async (_, { rights, user }) =>
  done(personOf(user, rights))
)

/** Roles that were given in the console of Firebase itself are missing: the sign-in cannot be asked who has one. */
export const estudioPersonas = callable(estudioPersonasCall, { who: 'admin' }, async (_, { uid }) => {
  const { docs } = await getFirestore().collection(peopleCollection).get()
  const accounts = await accountsOf([uid, ...docs.map(({ id }) => id)])
  const people = [...accounts.values()].filter(({ customClaims }) => hasAnyRole(rightsIn(customClaims)))
  return done(people.map(user => personOf(user, rightsIn(user.customClaims))))
})

export const estudioDarPapeles = callable(
  estudioDarPapelesCall,
  { limits: [{ by: 'person', seconds: 600, times: 100 }], who: 'admin' },
  async ({ rights, who }, { uid }) => {
    const found = await accountFor(who)
    if (found.kind === 'refused') return found
    const user = found.value
    if (user.uid === uid && !rights.isAdmin)
      return refuse('failed-precondition', 'Another administrator takes this role', 'own-role')
    await getAuth().setCustomUserClaims(user.uid, claimsWith(user.customClaims, rights))
    // The tokens of before still carry the claims of before: everywhere the account signs in anew.
    if (user.uid !== uid) await getAuth().revokeRefreshTokens(user.uid)
    const invitation = user.uid === uid ? null : invitationOf(user, changeOf(user, rights), new Date())
    await rememberRoles(user, { by: uid, rights }, invitation)
    return done(personOf(user, rights))
  }
)

/** An account can be registered with an address of another person: only a verified one says whose account it is. */
export async function accountFor(who: string): Promise<Outcome<UserRecord>> {
  const user = await userNamed(who)
  if (user === null) return refuse('not-found', 'There is no such account', 'account-unknown')
  if (user.disabled || user.providerData.length === 0)
    return refuse('failed-precondition', 'The account is disabled or anonymous', 'account-unusable')
  if (who !== user.uid && !user.emailVerified)
    return refuse('failed-precondition', 'The address is not verified', 'email-unverified')
  return done(user)
}

const unknown: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-email', 'auth/invalid-uid']

export async function userNamed(who: string): Promise<UserRecord | null> {
  try {
    return await (who.includes('@') ? getAuth().getUserByEmail(who) : getAuth().getUser(who))
  } catch (error) {
    const { code }: { code?: unknown } = Object(error)
    if (unknown.includes(code)) return null
    throw error
  }
}

/** Writes down who gave the roles, with the mail that invites to what they open. An invitation that waited for the address is over. */
export async function rememberRoles(
  { email, uid }: UserRecord,
  { by, rights }: { by: string; rights: StudioRights },
  invitation: ReturnType<typeof invitationOf>
): Promise<void> {
  const moment = new Date()
  const db = getFirestore()
  const batch = db.batch()
  const place = db.collection(peopleCollection).doc(uid)
  if (hasAnyRole(rights)) batch.set(place, encodePerson(by, moment))
  else batch.delete(place)
  const record = {
    action: 'roles' as const,
    fields: roleNamesOf(rights),
    where: `${peopleCollection}/${uid}`
  }
  batch.create(db.collection(recordCollection).doc(), encodeRecord(by, moment, record))
  if (invitation !== null) batch.create(noticeRef(), encodeAccessNotice(invitation))
  if (email !== undefined) batch.delete(invitationPlace(invitationId(email)))
  await batch.commit()
}

function changeOf({ customClaims }: UserRecord, after: StudioRights) {
  return { after, before: rightsIn(customClaims) }
}

function personOf(user: Pick<SignInAccount, 'displayName' | 'email' | 'uid'>, rights: StudioRights) {
  return { ...authorFor(user.uid, user), email: user.email ?? null, rights }
}
