import type { Ending, Person, Provider } from '#domain/account/person.ts'

/** Failure of a sign-in, by Firebase's code. */
export interface AuthFailure {
  kind: 'failed'
  code: string
}

export type AuthOutcome = { kind: 'done' } | AuthFailure

/** `isNew`: the account was made by this. `anonymousToken` proves who was here before, when that one was left behind. */
export type SignInOutcome = { kind: 'signed-in'; isNew: boolean; anonymousToken: string | null } | AuthFailure

/** A message with a code is on its way; it is confirmed with that code. */
export type PhoneOutcome = { kind: 'sent'; confirm: (code: string) => Promise<SignInOutcome> } | AuthFailure

/** Proves once more who the visitor is: what changes an account asks for it after a while. */
export type Proof = { kind: 'google' } | { kind: 'password'; password: string }

/** Firebase Authentication, as the rest of the site sees it. */
export interface Auth {
  /** Calls back with the person who is signed in: at once, and whenever that changes, in this tab or another one. */
  watch: (callback: (person: Person | null) => void) => () => void
  /** Asks Firebase whether the session still holds; tells how it ended when it does not. */
  check: () => Promise<Ending | null>
  /** There is a user afterwards: the one of before, or a new anonymous one. */
  ensureIdentity: () => Promise<AuthOutcome>
  /** Proves to a function who calls it; null without a sign-in. */
  idToken: (isFresh?: boolean) => Promise<string | null>
  signIn: (email: string, password: string) => Promise<SignInOutcome>
  signInWithGoogle: () => Promise<SignInOutcome>
  /** Makes the account, and leaves signing in with it to its owner. Done also where the address has one already: it is not revealed who has an account. */
  createAccount: (email: string, password: string) => Promise<AuthOutcome>
  sendReset: (email: string, language: string) => Promise<AuthOutcome>
  /** Begins the invisible bot check in a place of the page. */
  startBotCheck: (place: HTMLElement) => Promise<void>
  sendCode: (phone: string) => Promise<PhoneOutcome>
  /** Sends a link to a new address to sign in with; the address counts once the link was opened. Done also where it has an account already. */
  changeEmail: (email: string, language: string) => Promise<AuthOutcome>
  changePassword: (password: string) => Promise<AuthOutcome>
  linkGoogle: () => Promise<AuthOutcome>
  linkPassword: (email: string, password: string) => Promise<AuthOutcome>
  unlink: (provider: Provider) => Promise<AuthOutcome>
  reauthenticate: (proof: Proof) => Promise<AuthOutcome>
  /** Proves the identity by a code that is sent to the phone of the account. */
  sendProofCode: () => Promise<PhoneOutcome>
  signOut: () => Promise<void>
}

/** The person who is signed in, for all listeners. */
export interface AuthEvents {
  /** Tells it again: what changed, Firebase does not tell by itself. */
  tell: () => Promise<void>
  /** Listeners are told of what happens meanwhile when it is over. */
  quietly: <Value>(action: () => Promise<Value>) => Promise<Value>
  watch: Auth['watch']
}
