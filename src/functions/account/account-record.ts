import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { type DocumentReference, getFirestore } from 'firebase-admin/firestore'

import { httpsUrl } from '#contract/fields/address.ts'
import { decodeAccount, encodeAccount, encodeIdentity } from '#contract/user-documents/account.ts'
import { decodeSignInMethods } from '#contract/user-documents/access-notice.ts'
import { changesBetween } from '#domain/account/access-notice.ts'
import type { Account } from '#domain/account/account.ts'
import type { Language } from '#domain/text/locale.ts'
import { tidyLine } from '#domain/text/plain-text.ts'
import { emptyProfile, longestPersonName } from '#domain/account/profile.ts'

import { signInMethods, writeNotice } from './access-mail.ts'
import type { SignInAccount } from '#functions/site/caller.ts'

export function accountRef(uid: string): DocumentReference {
  return getFirestore().collection('usuarios').doc(uid)
}

/**
 * Writes down that a person signed in: when, with which identity, and as what. The role comes from the claims, never from the caller. The
 * first time, the record begins. A way in that is another one than last time is told to the owner: another person may have changed it.
 */
export async function recordSignIn(
  user: SignInAccount,
  { isAdmin, language, now }: { isAdmin: boolean; language: Language; now: Date }
): Promise<Account> {
  const ref = accountRef(user.uid)
  return getFirestore().runTransaction(async transaction => {
    const document = (await transaction.get(ref)).data()
    const known = decodeAccount(document)
    const before = decodeSignInMethods(document)
    const moment = now.toISOString()
    const account: Account = {
      ...(known ?? { ...emptyProfile, name: nameOf(user) }),
      lastLogin: moment,
      registered: known?.registered ?? moment,
      role: isAdmin ? 'admin' : 'customer'
    }
    if (before !== null) {
      const changes = changesBetween(before, signInMethods(user))
      writeNotice(transaction, { before, changes, language, now, user })
    }
    transaction.set(ref, { ...encodeAccount(account), ...encodedIdentity(user) }, { merge: true })
    return account
  })
}

/** A name from another provider was typed by a person too, so it is tidied like any input. */
function nameOf({ displayName = '' }: SignInAccount): string {
  return tidyLine(displayName.slice(0, longestPersonName))
}

export function encodedIdentity(user: SignInAccount) {
  return encodeIdentity({
    ...signInMethods(user),
    displayName: nameOf(user) || null,
    picture: user.photoURL ? httpsUrl(user.photoURL) : null,
    uid: user.uid
  })
}

/** Null when there is no such account. */
export function userOf(uid: string): Promise<UserRecord | null> {
  return unlessGone(() => getAuth().getUser(uid))
}

/** Deletes an account of the sign-in. One that is deleted already is no failure. */
export async function forgetUser(uid: string): Promise<void> {
  await unlessGone(() => getAuth().deleteUser(uid))
}

/** A text that cannot be a uid is the uid of no account. */
const gone: unknown[] = ['auth/user-not-found', 'auth/invalid-uid']

async function unlessGone<Value>(action: () => Promise<Value>): Promise<Value | null> {
  try {
    return await action()
  } catch (error) {
    if (gone.includes(Object(error).code)) return null
    throw error
  }
}
