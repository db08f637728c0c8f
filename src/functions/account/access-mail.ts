import { type DocumentReference, getFirestore, type Transaction } from 'firebase-admin/firestore'

import { encodeAccessNotice } from '#contract/user-documents/access-notice.ts'
import { type AccessChange, noticeAddresses, type SignInMethods } from '#domain/account/access-notice.ts'
import type { Language } from '#domain/text/locale.ts'
import { accessNoticeWords } from '#i18n/account/access-notice-words.ts'

import type { SignInAccount } from '#functions/site/caller.ts'

interface Notice {
  before: SignInMethods
  changes: readonly AccessChange[]
  /** For a notice that must not be written twice. */
  id?: string
  language: Language
  now: Date
  user: SignInAccount
}

/** Writes the mail about a change within the transaction that notices it; false where there is no verified address to write to. */
export function writeNotice(
  transaction: Transaction,
  { before, changes, id, language, now, user }: Notice
): boolean {
  const addresses = noticeAddresses(before, signInMethods(user))
  if (changes.length === 0 || addresses.length === 0) return false
  const words = accessNoticeWords(language, changes, now)
  transaction.set(
    noticeRef(id),
    encodeAccessNotice({ ...words, addresses, changes, language, moment: now, uid: user.uid })
  )
  return true
}

/** A new one, or the one with that id. */
export function noticeRef(id?: string): DocumentReference {
  const notices = getFirestore().collection('avisos')
  return id === undefined ? notices.doc() : notices.doc(id)
}

export function signInMethods(user: SignInAccount): SignInMethods {
  return {
    email: user.email ?? null,
    isEmailVerified: user.emailVerified,
    phone: user.phoneNumber ?? null,
    providers: user.providerData.map(({ providerId }) => providerId)
  }
}
