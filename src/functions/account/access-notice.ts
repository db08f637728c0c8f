import { createHash } from 'node:crypto'
import { getFirestore } from 'firebase-admin/firestore'

import { accessNoticeCall } from '#contract/calls/access-notice.ts'
import { decodeSignInMethods } from '#contract/user-documents/access-notice.ts'
import { changesBetween, freshChangeSeconds, isLinked } from '#domain/account/access-notice.ts'

import { noticeRef, signInMethods, writeNotice } from './access-mail.ts'
import { accountRef, encodedIdentity } from './account-record.ts'
import { callable } from '#functions/site/callable.ts'
import type { SignInAccount } from '#functions/site/caller.ts'
import { done, refuse } from '#functions/site/outcome.ts'

/**
 * The browser says that a way in was changed; what the sign-in says now, and what the record says of before, must agree with it. Asked twice it
 * writes once: the record then knows the change.
 */
export const avisarCambioAcceso = callable(
  accessNoticeCall,
  { limits: [{ by: 'person', seconds: 3600, times: 10 }], who: 'customer' },
  async ({ change, language }, { uid, user }) => {
    const now = new Date()
    const ref = accountRef(uid)
    return getFirestore().runTransaction(async transaction => {
      const before = decodeSignInMethods((await transaction.get(ref)).data())
      if (before === null) return refuse('not-found', 'No such account', 'account-unknown')
      const seen = changesBetween(before, signInMethods(user))
      const isNewPassword = change === 'password' && isPasswordFresh(user, now)
      const changes = isNewPassword ? [...new Set([change, ...seen])] : seen
      if (!changes.includes(change))
        return refuse('failed-precondition', 'Nothing of that has changed', 'access-unchanged')
      const id = isNewPassword ? passwordNoticeId(user) : undefined
      // Written again, it would be sent again.
      if (id !== undefined && (await transaction.get(noticeRef(id))).exists) return done({ isNotified: true })
      const isNotified = writeNotice(transaction, { before, changes, language, now, user, ...(id && { id }) })
      transaction.set(ref, encodedIdentity(user), { merge: true })
      return done({ isNotified })
    })
  }
)

/** A new password ends all sessions of before: that moment is all that the sign-in tells of it. */
function isPasswordFresh(user: SignInAccount, now: Date): boolean {
  const since = Date.parse(user.tokensValidAfterTime ?? '')
  return isLinked(signInMethods(user), 'password') && now.getTime() - since <= freshChangeSeconds * 1000
}

function passwordNoticeId({ tokensValidAfterTime, uid }: SignInAccount): string {
  return createHash('sha256').update(`${uid}/password/${tokensValidAfterTime}`).digest('hex').slice(0, 20)
}
