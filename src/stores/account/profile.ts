import { atom } from 'nanostores'

import type { AccessChange } from '#domain/account/access-notice.ts'
import type { Language } from '#domain/text/locale.ts'
import { proofOf } from '#domain/account/linked-providers.ts'
import type { Provider } from '#domain/account/person.ts'
import type { Profile } from '#domain/account/profile.ts'
import { noticeAccessChange } from '#services/account/access-notice.ts'
import { accountCalls, type AccountCalls } from '#services/account/account.ts'
import type { Auth, AuthOutcome, Proof } from '#services/account/auth.ts'
import { downloadFile } from '#services/site/download.ts'
import { type KeyValueStore, visitStorage } from '#services/site/storage.ts'

import { ownAccount } from './own-account.ts'
import { session, type SessionStore } from './session.ts'

/** Event to be announced in the language of the page; `code` comes from the sign-in or a function. */
export type ProfileEvent = { kind: 'done' } | { kind: 'failed'; code: string }

interface Services {
  calls: Pick<AccountCalls, 'deleteAccount' | 'ownData' | 'saveProfile'>
  /** Lets the owner know by mail that a way in has changed. */
  noticeAccessChange: (change: AccessChange) => Promise<unknown>
  keep: (account: Parameters<typeof ownAccount.set>[0]) => void
  save: (name: string, text: string) => void
  session: Pick<SessionStore, '$session' | 'attempt' | 'signOut'>
  /** Keeps what was typed while its author signs in again. */
  storage: KeyValueStore
}

/** Fields that change with a way to sign in that is added or removed. */
const accessOf = {
  'google.com': 'google',
  password: 'password',
  phone: 'phone'
} as const satisfies Record<Provider, AccessChange>

const recentLogin = 'auth/requires-recent-login'
const draftKey = 'perfilSinGuardar'
const fileName = 'clavel-mis-datos.json'

/** Some changes want a recent sign-in: the one of this session is too old. */
export function needsProof(event: ProfileEvent | null): boolean {
  return event?.kind === 'failed' && event.code === recentLogin
}

/** Changes of a customer's account: names, ways to sign in, and deletion. */
export function createProfile({ calls, keep, noticeAccessChange, save, session, storage }: Services) {
  const { $isBusy, during } = createTurns()
  const changeAccess = (access: AccessChange, action: () => Promise<ProfileEvent>) =>
    during(async () => {
      const event = await action()
      // The change is made: what is said of it does not wait for a mail.
      if (event.kind === 'done') void noticeAccessChange(access)
      return event
    })
  const change = (access: AccessChange, action: (auth: Auth) => Promise<AuthOutcome>) =>
    changeAccess(access, () => session.attempt(action))

  const uid = () => {
    const known = session.$session.get()
    return known.kind === 'customer' ? known.uid : null
  }

  /** How this customer proves once more who they are. */
  const proof = (): Provider | null => {
    const known = session.$session.get()
    return known.kind === 'customer' ? proofOf(known.providers) : null
  }

  return {
    $isBusy,
    /** Sends a link to the new address. Nothing has changed until it is opened: the next sign-in notices that. */
    changeEmail: (email: string, language: Language) =>
      during(() => session.attempt(auth => auth.changeEmail(email, language))),
    changePassword: (password: string) => change('password', auth => auth.changePassword(password)),
    /** Forgets the customer, here too; the invoices that the law has us keep stay. */
    deleteAccount: () =>
      during(async (): Promise<ProfileEvent> => {
        const answer = await calls.deleteAccount()
        if (answer.kind === 'failed') return answer
        await session.signOut('deleted-here')
        return { kind: 'done' }
      }),
    download: () =>
      during(async (): Promise<ProfileEvent> => {
        const answer = await calls.ownData()
        if (answer.kind === 'failed') return answer
        save(fileName, JSON.stringify(answer.value, null, 2))
        return { kind: 'done' }
      }),
    /** Values that this customer had typed when their session turned out to be over. */
    kept: (): Profile | null => readDraft(storage.read(draftKey), uid()),
    linkGoogle: () => change('google', auth => auth.linkGoogle()),
    linkPassword: (credentials: Credentials, onProof: () => void) =>
      changeAccess('password', () => linkPassword(session.attempt, { credentials, onProof, proof: proof() })),
    proof,
    prove: (proof: Proof) => during(() => session.attempt(auth => auth.reauthenticate(proof))),
    save: (profile: Profile) => during(() => saveProfile({ calls, keep, storage }, profile, uid())),
    sendProofCode: () => session.attempt(auth => auth.sendProofCode()),
    startBotCheck: (place: HTMLElement) => session.attempt(auth => auth.startBotCheck(place)),
    unlink: (provider: Provider) => change(accessOf[provider], auth => auth.unlink(provider))
  }
}

/** Saves names; where the session is over, keeps them in the tab for their author. */
async function saveProfile(
  { calls, keep, storage }: Pick<Services, 'calls' | 'keep' | 'storage'>,
  profile: Profile,
  author: string | null
): Promise<ProfileEvent> {
  const answer = await calls.saveProfile(profile)
  if (answer.kind === 'failed') {
    if (answer.code === 'unauthenticated') storage.write(draftKey, JSON.stringify({ author, ...profile }))
    return answer
  }
  storage.remove(draftKey)
  keep(answer.value)
  return { kind: 'done' }
}

/** The draft of this author; another person who signs in here does not see it. */
function readDraft(text: string | null, uid: string | null): Profile | null {
  try {
    const { author, ...typed }: Record<string, unknown> = Object(JSON.parse(text ?? ''))
    if (uid === null || author !== uid) return null
    const textOf = (name: keyof Profile) => {
      const value = typed[name]
      return typeof value === 'string' ? value : ''
    }
    return {
      contactEmail: textOf('contactEmail'),
      contactPhone: textOf('contactPhone'),
      name: textOf('name'),
      surname: textOf('surname')
    }
  } catch {
    return null
  }
}

export interface Credentials {
  email: string
  password: string
}

/**
 * A password that needs a recent sign-in asks for it, through Google, and is linked then (specification, section 4). `onProof` is told before the
 * window opens. Who has no Google account there would be refused by it: they prove by telephone first, and link after that.
 */
async function linkPassword(
  attempt: SessionStore['attempt'],
  {
    credentials: { email, password },
    onProof,
    proof
  }: { credentials: Credentials; onProof: () => void; proof: Provider | null }
): Promise<ProfileEvent> {
  const link = () => attempt(auth => auth.linkPassword(email, password))
  const first = await link()
  if (!needsProof(first)) return first
  onProof()
  if (proof !== 'google.com') return first
  const proven = await attempt(auth => auth.reauthenticate({ kind: 'google' }))
  return proven.kind === 'done' ? link() : proven
}

/** One change at a time: nothing is sent twice. */
function createTurns() {
  const $isBusy = atom(false)
  return {
    $isBusy,
    during: async <Value>(action: () => Promise<Value>): Promise<Value | null> => {
      if ($isBusy.get()) return null
      $isBusy.set(true)
      try {
        return await action()
      } finally {
        $isBusy.set(false)
      }
    }
  }
}

export const profile = createProfile({
  calls: accountCalls,
  keep: ownAccount.set,
  noticeAccessChange,
  save: (name, text) => downloadFile(name, new Blob([text], { type: 'application/json' })),
  session,
  storage: visitStorage
})
