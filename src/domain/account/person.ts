/** The ways to prove who the visitor is that are kept with an account. */
export const providers = ['password', 'google.com', 'phone'] as const
export type Provider = (typeof providers)[number]

/** A person the sign-in knows, as far as the browser may know them. */
export interface Person {
  uid: string
  /** Made in the background, for something that needs an identity: the visitor has not signed in. */
  isAnonymous: boolean
  name: string | null
  email: string | null
  isEmailVerified: boolean
  /** E.164. */
  phone: string | null
  picture: string | null
  providers: Provider[]
  /** By the claim of the token, never by a document. */
  isAdmin: boolean
}

/** Why an account that was signed in is not any more; `deleted-here` by its owner, on this page. */
export const endings = ['expired', 'disabled', 'deleted-here'] as const
export type Ending = (typeof endings)[number]

/**
 * Who is here. `unknown` until it is asked for; an `ending` says that a session ended elsewhere, which is to be explained.
 */
export type Session =
  | { kind: 'unknown' }
  | { kind: 'signed-out'; ending: Ending | null }
  | { kind: 'anonymous'; uid: string }
  | ({ kind: 'customer' } & Omit<Person, 'isAnonymous'>)

/** Of an account that was deleted the sign-in says that its token has expired, or refuses to renew it. */
const endingCodes: Readonly<Record<string, Ending>> = {
  'auth/invalid-refresh-token': 'expired',
  'auth/invalid-user-token': 'expired',
  'auth/user-disabled': 'disabled',
  'auth/user-token-expired': 'expired'
}

/** Tells how an open session ended from a code of the sign-in; null when the code does not end it. */
export function endingOf(code: string): Ending | null {
  return endingCodes[code] ?? null
}

export function sessionOf(person: Person | null, ending: Ending | null = null): Session {
  if (person === null) return { ending, kind: 'signed-out' }
  const { isAnonymous, ...customer } = person
  return isAnonymous ? { kind: 'anonymous', uid: person.uid } : { kind: 'customer', ...customer }
}
