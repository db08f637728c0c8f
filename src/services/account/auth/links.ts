import {
  type Auth as FirebaseAuth,
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  unlink,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail
} from 'firebase/auth'

import type { Auth, AuthOutcome, AuthEvents } from './auth-api.ts'
import { attempt } from './attempt.ts'
import { unlessTaken } from './sign-in-methods.ts'

type Links = Pick<
  Auth,
  'changeEmail' | 'changePassword' | 'linkGoogle' | 'linkPassword' | 'reauthenticate' | 'unlink'
>

/** The ways in that an account keeps. */
export function createLinks(auth: FirebaseAuth, news: AuthEvents): Links {
  const change = (action: (user: User) => Promise<unknown>): Promise<AuthOutcome> =>
    attempt(async () => {
      const user = auth.currentUser
      if (user === null) return { code: 'auth/user-token-expired', kind: 'failed' }
      await action(user)
      await news.tell()
      return { kind: 'done' }
    })
  return {
    changeEmail: (email, language) =>
      change(async user => {
        auth.languageCode = language
        await verifyBeforeUpdateEmail(user, email).catch(unlessTaken)
      }),
    // After a changed password one has to sign in again: what was called before would be refused.
    changePassword: password =>
      change(async user => {
        await updatePassword(user, password)
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
      }),
    linkGoogle: () =>
      change(user => linkWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)),
    linkPassword: (email, password) =>
      change(user => linkWithCredential(user, EmailAuthProvider.credential(email, password))),
    reauthenticate: proof =>
      change(user =>
        proof.kind === 'google'
          ? reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
          : reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', proof.password))
      ),
    unlink: provider => change(user => unlink(user, provider))
  }
}
