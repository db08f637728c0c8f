import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { type DocumentReference, getFirestore } from 'firebase-admin/firestore'

import { decodeAccount, encodeAccount, encodeIdentity } from '#contract/written/account.ts'
import type { Account } from '#domain/account.ts'
import { emptyProfile } from '#domain/profile.ts'

import type { Person } from './caller.ts'

export function accountRef(uid: string): DocumentReference {
  return getFirestore().collection('usuarios').doc(uid)
}

/** The account of the sign-in as it is now, which a token need not know; null when the token holds no longer. */
export async function liveUser({ token, uid }: Person): Promise<UserRecord | null> {
  const user = await userOf(uid)
  if (user === null || user.disabled) return null
  const validAfter = user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) / 1000 : 0
  return token.auth_time >= validAfter ? user : null
}

/**
 * Writes down that somebody signed in: when, with which identity, and as what. The role comes from the claims, never from whoever calls.
 * The first time, the record begins.
 */
export async function recordSignIn(user: UserRecord, isAdmin: boolean, now: Date): Promise<Account> {
  const ref = accountRef(user.uid)
  return getFirestore().runTransaction(async transaction => {
    const known = decodeAccount((await transaction.get(ref)).data())
    const moment = now.toISOString()
    const account: Account = {
      ...(known ?? { ...emptyProfile, name: user.displayName ?? '' }),
      lastLogin: moment,
      registered: known?.registered ?? moment,
      role: isAdmin ? 'admin' : 'customer'
    }
    transaction.set(ref, { ...encodeAccount(account), ...encodeIdentity(identityOf(user)) }, { merge: true })
    return account
  })
}

function identityOf(user: UserRecord) {
  return {
    displayName: user.displayName ?? null,
    email: user.email ?? null,
    isEmailVerified: user.emailVerified,
    phone: user.phoneNumber ?? null,
    picture: user.photoURL ?? null,
    providers: user.providerData.map(({ providerId }) => providerId),
    uid: user.uid
  }
}

/** Null when there is no such account. */
export function userOf(uid: string): Promise<UserRecord | null> {
  return unlessGone(() => getAuth().getUser(uid))
}

/** Takes somebody out of the sign-in. Whoever is gone already is gone. */
export async function forgetUser(uid: string): Promise<void> {
  await unlessGone(() => getAuth().deleteUser(uid))
}

async function unlessGone<Value>(action: () => Promise<Value>): Promise<Value | null> {
  try {
    return await action()
  } catch (error) {
    if (Object(error).code === 'auth/user-not-found') return null
    throw error
  }
}
