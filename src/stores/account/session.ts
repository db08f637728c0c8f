import { atom } from 'nanostores'

import { type Ending, type Person, type Session, sessionOf } from '#domain/account/person.ts'
import { type Auth, type AuthOutcome, type LoadAuth, loadAuth } from '#services/account/auth.ts'
import { deleteOfflinePages } from '#services/site/offline.ts'
import { markSession } from '#services/account/session-mark.ts'
import { deviceStorage, type KeyValueStore } from '#services/site/storage.ts'

import { sessionKey, signedIn } from './session-mark.ts'

interface Services {
  /** Takes from the device what the person has read; nothing where nothing is kept. */
  forget?: () => Promise<void>
  load: LoadAuth
  /** Lets the page draw its header for the person who is signed in. */
  mark: (isCustomer: boolean) => void
  storage: KeyValueStore
}

/** Failure without a connection. */
const unreachable = { code: 'auth/network-request-failed', kind: 'failed' } as const

/** The person who is signed in. Firebase is fetched when the first of these is called, and never before. */
export function createSession({ forget = async () => {}, load, mark, storage }: Services) {
  const $session = atom<Session>({ kind: 'unknown' })
  const isExpected = () => storage.read(sessionKey) === signedIn
  const attempt = createAttempts(load, follow)
  let ownEnding: Ending | null = null

  /** A session that ends while the device still says that the visitor is signed in was not ended here. */
  function follow(person: Person | null): void {
    const before = $session.get()
    const wasExpected = isExpected()
    const isCustomer = person !== null && !person.isAnonymous
    if (isCustomer) storage.write(sessionKey, signedIn)
    else storage.remove(sessionKey)
    mark(isCustomer)
    const known = before.kind === 'signed-out' ? before.ending : null
    $session.set(sessionOf(person, known ?? ownEnding ?? (wasExpected ? 'expired' : null)))
  }

  async function check(): Promise<Ending | null> {
    if ($session.get().kind !== 'customer') return null
    const ending = await attempt(auth => auth.check())
    if (ending === null || typeof ending !== 'string') return null
    $session.set({ ending, kind: 'signed-out' })
    return ending
  }

  return {
    $session,
    /** Does something with the sign-in, and fails with a code when it cannot be had. */
    attempt,
    /** Asks whether the session still holds: it may have ended elsewhere. */
    check,
    ensureIdentity: (): Promise<AuthOutcome> => attempt(auth => auth.ensureIdentity()),
    /** Whether this device says that the visitor is signed in, without a request. */
    isExpected,
    /**
     * `false` when that cannot be done now: then nothing has changed. Pages lead on after a sign-out: what was read goes before. An
     * `ending` is explained on account pages.
     */
    signOut: async (ending: Ending | null = null): Promise<boolean> => {
      ownEnding = ending
      const isExpectedStill = isExpected()
      storage.remove(sessionKey)
      const outcome = await attempt(async auth => {
        await forget()
        return auth.signOut()
      })
      if (outcome && isExpectedStill) storage.write(sessionKey, signedIn)
      return !outcome
    },
    /** Finds out who is here. `false` when that cannot be known now. */
    start: async (): Promise<boolean> => {
      const outcome = await attempt(async () => ({ kind: 'done' }))
      return outcome.kind === 'done'
    }
  }
}

/** Begins to follow who is here with the first attempt; one that could not begin leaves it to the next. */
function createAttempts(load: LoadAuth, follow: (person: Person | null) => void) {
  let watching: Promise<Auth> | null = null

  async function begin(): Promise<Auth> {
    const auth = await load()
    const { promise: isKnown, resolve } = Promise.withResolvers<void>()
    auth.watch(person => {
      follow(person)
      resolve()
    })
    await isKnown
    return auth
  }

  return async <Value>(action: (auth: Auth) => Promise<Value>): Promise<Value | typeof unreachable> => {
    watching ??= begin()
    let auth: Auth
    try {
      auth = await watching
    } catch {
      watching = null
      return unreachable
    }
    return action(auth)
  }
}

export type SessionStore = ReturnType<typeof createSession>

export const session = createSession({
  forget: deleteOfflinePages,
  load: loadAuth,
  mark: markSession,
  storage: deviceStorage
})
export const { $session } = session
