import { FirebaseError } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  type Auth as FirebaseAuth,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInAnonymously,
  type User
} from 'firebase/auth'
import { type Ending, endingOf, type Person, providers } from '#domain/account/person.ts'
import type { Auth, AuthEvents } from './auth-api.ts'
import { firebaseProject } from '#services/account/firebase-app.ts'
import { attempt } from './attempt.ts'
import { createSignInMethods } from './sign-in-methods.ts'
import { createLinks } from './links.ts'
import { createPhoneSignIn } from './phone.ts'

/** Firebase Authentication on the project that serves the site. */
export async function createFirebaseAuth(): Promise<Auth> {
  const { app, isEmulator } = await firebaseProject()
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  if (isEmulator) {
    connectAuthEmulator(auth, location.origin, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = true
  }
  await auth.authStateReady()
  const news = createAuthEvents(auth)
  const enterOnce = createAnonymousEntrance(auth)
  return {
    ...createSignInMethods(auth, news),
    ...createLinks(auth, news),
    ...createPhoneSignIn(auth, news),
    check: () => check(auth),
    ensureIdentity: () =>
      attempt(async () => {
        if (auth.currentUser === null) await enterOnce()
        return { kind: 'done' }
      }),
    idToken: isFresh => tokenOf(auth, isFresh),
    signOut: () => auth.signOut(),
    watch: news.watch
  }
}

/** Two who need an identity at the same time get the same one: Firebase would make two accounts. */
function createAnonymousEntrance(auth: FirebaseAuth): () => Promise<unknown> {
  let entering: Promise<unknown> | null = null
  return () =>
    (entering ??= signInAnonymously(auth).finally(() => {
      entering = null
    }))
}

/** A session that has ended has no token; without a network it is not known, and that is thrown. */
async function tokenOf(auth: FirebaseAuth, isFresh = false): Promise<string | null> {
  try {
    return (await auth.currentUser?.getIdToken(isFresh)) ?? null
  } catch (error) {
    if (error instanceof FirebaseError && endingOf(error.code) !== null) return null
    throw error
  }
}

function createAuthEvents(auth: FirebaseAuth): AuthEvents {
  const listeners = new Set<(person: Person | null) => void>()
  let silences = 0
  let latest = 0

  async function tell(): Promise<void> {
    latest += 1
    const own = latest
    const person = auth.currentUser && (await personOf(auth.currentUser))
    if (silences > 0 || own !== latest) return
    for (const listener of listeners) listener(person)
  }

  onIdTokenChanged(auth, () => void tell())
  return {
    quietly: async action => {
      silences += 1
      try {
        return await action()
      } finally {
        silences -= 1
        await tell()
      }
    },
    tell,
    watch: callback => {
      listeners.add(callback)
      void tell()
      return () => listeners.delete(callback)
    }
  }
}

/** Firebase signs out what it finds to be over; what it leaves is signed out here. */
async function check(auth: FirebaseAuth): Promise<Ending | null> {
  const outcome = await attempt(async () => {
    await auth.currentUser?.reload()
    return { kind: 'done' } as const
  })
  const ending = outcome.kind === 'failed' ? endingOf(outcome.code) : null
  if (ending !== null && auth.currentUser !== null) await auth.signOut()
  return ending
}

/** A user of Firebase in our words. */
async function personOf(user: User): Promise<Person> {
  const linked = user.providerData.map(({ providerId }) => providerId)
  return {
    email: user.email,
    isAdmin: !user.isAnonymous && (await hasAdminClaim(user)),
    isAnonymous: user.isAnonymous,
    isEmailVerified: user.emailVerified,
    name: user.displayName,
    phone: user.phoneNumber,
    picture: user.photoURL,
    providers: providers.filter(provider => linked.includes(provider)),
    uid: user.uid
  }
}

/** Without a network an old token cannot be renewed: then the person has no rights beyond those of every visitor. */
async function hasAdminClaim(user: User): Promise<boolean> {
  try {
    const { claims } = await user.getIdTokenResult()
    return claims.admin === true
  } catch {
    return false
  }
}
