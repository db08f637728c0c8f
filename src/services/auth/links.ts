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
  type User
} from 'firebase/auth'

import type { Auth, AuthOutcome } from '#services/auth.ts'
import { attempt } from './attempt.ts'
import type { News } from './firebase-auth.ts'

type Links = Pick<Auth, 'linkGoogle' | 'linkPassword' | 'reauthenticate' | 'unlink'>

/** The ways in that an account keeps. */
export function createLinks(auth: FirebaseAuth, news: News): Links {
  const change = (action: (user: User) => Promise<unknown>): Promise<AuthOutcome> =>
    attempt(async () => {
      const user = auth.currentUser
      if (user === null) return { code: 'auth/user-token-expired', kind: 'failed' }
      await action(user)
      await news.tell()
      return { kind: 'done' }
    })
  return {
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
