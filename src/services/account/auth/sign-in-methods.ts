import { FirebaseError } from 'firebase/app'
import {
  type Auth as FirebaseAuth,
  type AuthCredential,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  type User,
  type UserCredential
} from 'firebase/auth'

import type { Auth, SignInOutcome, AuthEvents } from './auth-api.ts'
import { attempt } from './attempt.ts'

type Entrance = Pick<Auth, 'createAccount' | 'sendReset' | 'signIn' | 'signInWithGoogle'>

/** The ways in. An anonymous user becomes the account where that is possible, and keeps the id by which its data are found. */
export function createSignInMethods(auth: FirebaseAuth, news: AuthEvents): Entrance {
  return {
    createAccount: (email, password) =>
      attempt(() =>
        news.quietly(async () => {
          const anonymous = anonymousIn(auth)
          const made = anonymous
            ? linkWithCredential(anonymous, EmailAuthProvider.credential(email, password))
            : createUserWithEmailAndPassword(auth, email, password)
          if (await made.then(() => true, unlessTaken)) await auth.signOut()
          return { kind: 'done' }
        })
      ),
    sendReset: (email, language) =>
      attempt(async () => {
        auth.languageCode = language
        await sendPasswordResetEmail(auth, email).catch(unlessUnknown)
        return { kind: 'done' }
      }),
    signIn: (email, password) =>
      attempt(async () => {
        const anonymousToken = await tokenOf(anonymousIn(auth))
        await signInWithEmailAndPassword(auth, email, password)
        return { anonymousToken, isNew: false, kind: 'signed-in' }
      }),
    signInWithGoogle: () => attempt(() => enterWithGoogle(auth, news))
  }
}

/** It is not revealed whether an address has an account already: its owner signs in with it as always. */
export function unlessTaken(error: unknown): false {
  if (!(error instanceof FirebaseError) || error.code !== 'auth/email-already-in-use') throw error
  return false
}

/** It is not revealed whether there is an account; Firebase reveals it where the protection of addresses is off. */
function unlessUnknown(error: unknown): void {
  if (!(error instanceof FirebaseError) || error.code !== 'auth/user-not-found') throw error
}

async function enterWithGoogle(auth: FirebaseAuth, news: AuthEvents): Promise<SignInOutcome> {
  const provider = new GoogleAuthProvider()
  const anonymous = anonymousIn(auth)
  if (!anonymous) return newUser(await signInWithPopup(auth, provider, browserPopupRedirectResolver))
  return upgrade({
    anonymous,
    auth,
    byItself: () => linkWithPopup(anonymous, provider, browserPopupRedirectResolver),
    credentialIn: error => GoogleAuthProvider.credentialFromError(error),
    news
  })
}

interface Upgrade {
  auth: FirebaseAuth
  anonymous: User
  /** Makes the account out of the anonymous user. */
  byItself: () => Promise<UserCredential>
  /** Takes the credential out of the refusal; it can be used once more. */
  credentialIn: (error: FirebaseError) => AuthCredential | null
  news: Pick<AuthEvents, 'tell'>
}

const takenCodes = [
  'auth/account-exists-with-different-credential',
  'auth/credential-already-in-use',
  'auth/email-already-in-use'
]

/** Where the account exists already, its owner signs in to it and leaves the anonymous user behind. */
export async function upgrade({
  anonymous,
  auth,
  byItself,
  credentialIn,
  news
}: Upgrade): Promise<SignInOutcome> {
  try {
    await byItself()
    await news.tell()
    return { anonymousToken: null, isNew: true, kind: 'signed-in' }
  } catch (error) {
    if (!(error instanceof FirebaseError) || !takenCodes.includes(error.code)) throw error
    const credential = credentialIn(error)
    if (credential === null) throw error
    const anonymousToken = await tokenOf(anonymous)
    return { ...newUser(await signInWithCredential(auth, credential)), anonymousToken }
  }
}

export function anonymousIn(auth: FirebaseAuth): User | null {
  return auth.currentUser?.isAnonymous ? auth.currentUser : null
}

export function newUser(credential: UserCredential) {
  const isNew = getAdditionalUserInfo(credential)?.isNewUser ?? false
  return { anonymousToken: null, isNew, kind: 'signed-in' } as const
}

async function tokenOf(user: User | null): Promise<string | null> {
  return user && user.getIdToken()
}
