import type { CallableRequest } from 'firebase-functions/https'

import type { roles } from '#domain/account/account.ts'
import { rightsIn } from '#contract/user-documents/claims.ts'
import { hasAnyRight, noRights, type StudioRights } from '#domain/account/rights.ts'

import { refuse, type Refusal } from './outcome.ts'

type AuthData = NonNullable<CallableRequest['auth']>

/** The current account from the sign-in, which may be newer than a token that was made an hour ago. */
export interface SignInAccount {
  uid: string
  customClaims?: Record<string, unknown>
  disabled: boolean
  displayName?: string
  email?: string
  emailVerified: boolean
  phoneNumber?: string
  photoURL?: string
  providerData: readonly { email?: string; providerId: string }[]
  /** Sessions that began before it hold no longer. */
  tokensValidAfterTime?: string
}

/** Null when there is no such account. */
export type FindAccount = (uid: string) => Promise<SignInAccount | null>

/** A person whose token was verified and whose account was looked at in this very call. */
export interface Person {
  uid: string
  /** When they last proved who they are, in seconds since 1970. */
  authTime: number
  isAnonymous: boolean
  roles: readonly (typeof roles)[number][]
  /** Current rights of the account in the studio. */
  rights: StudioRights
  user: SignInAccount
}

/** CallerKind may call a function, and who the handler then has before it. */
export interface CallerOf {
  /** With or without an account. */
  anyone: Person | null
  /** Signed in, if only as an anonymous visitor. */
  identified: Person
  customer: Person
  admin: Person
  /** A person with a role in the studio. Each call says what that role may do in it. */
  studio: Person
}

export type CallerKind = keyof CallerOf

type Admitted<Caller> = { kind: 'admitted'; caller: Caller } | Refusal

const rules: { [Name in CallerKind]: (person: Person | null) => Admitted<CallerOf[Name]> } = {
  admin: person => {
    const customer = asCustomer(person)
    if (customer.kind === 'refused' || customer.caller.roles.includes('admin')) return customer
    return refuse('permission-denied', 'Only for administrators')
  },
  anyone: caller => ({ caller, kind: 'admitted' }),
  customer: asCustomer,
  identified: asIdentified,
  studio: person => {
    const customer = asCustomer(person)
    if (customer.kind === 'refused' || hasAnyRight(customer.caller.rights)) return customer
    return refuse('permission-denied', 'Only for people of the studio')
  }
}

/**
 * CallerKind calls, if they may. A call that comes with a token is refused, also by a function that is open to all, once the account is gone or disabled or its sessions
 * were revoked: the library verifies that a token was signed and is not over, and no more than that.
 */
export async function authorize<Name extends CallerKind>(
  who: Name,
  auth: AuthData | undefined,
  findAccount: FindAccount
): Promise<Admitted<CallerOf[Name]>> {
  if (auth === undefined) return rules[who](null)
  const claims = claimsIn(auth)
  if (claims === null) return refuse('unauthenticated', 'The token is not one of the sign-in')
  const user = await findAccount(claims.uid)
  return user !== null && holds(user, claims.authTime) ? rules[who](personOf(claims, user)) : sessionOver()
}

/** Whether a session that began at that moment still holds. */
export function holds(user: SignInAccount | null, authTime: number): boolean {
  if (user === null || user.disabled) return false
  const validAfter = user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) / 1000 : 0
  return authTime >= validAfter
}

export function sessionOver(): Refusal {
  return refuse('unauthenticated', 'The account is gone, disabled or signed out')
}

function asIdentified(person: Person | null): Admitted<Person> {
  return person ? { caller: person, kind: 'admitted' } : refuse('unauthenticated', 'Nobody is signed in')
}

function asCustomer(person: Person | null): Admitted<Person> {
  const identified = asIdentified(person)
  if (identified.kind === 'refused' || !identified.caller.isAnonymous) return identified
  return refuse('unauthenticated', 'An anonymous visitor is no customer')
}

interface Claims {
  uid: string
  authTime: number
  isAdmin: boolean
  isAnonymous: boolean
}

/** A uid becomes the id of documents. */
const longestUid = 128
const uidShape = /^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cc}\p{Cs}]+$/u

/** Claims of a token; null when the token is malformed. The emulator signs nothing and lets anything through. */
function claimsIn({ token, uid }: AuthData): Claims | null {
  const { admin, auth_time: authTime, firebase }: { [claim: string]: unknown } = token
  const { sign_in_provider: provider }: { sign_in_provider?: unknown } = Object(firebase)
  if (typeof authTime !== 'number' || !Number.isFinite(authTime) || typeof provider !== 'string') return null
  if (typeof uid !== 'string' || uid.length > longestUid || !uidShape.test(uid)) return null
  return { authTime, isAdmin: admin === true, isAnonymous: provider === 'anonymous', uid }
}

/** The claim must be in the token and in the account: one that was taken away ends at once. */
function personOf({ authTime, isAdmin, isAnonymous, uid }: Claims, user: SignInAccount): Person {
  const isStillAdmin = !isAnonymous && isAdmin && user.customClaims?.['admin'] === true
  return {
    authTime,
    isAnonymous,
    rights: isAnonymous ? noRights : { ...rightsIn(user.customClaims), isAdmin: isStillAdmin },
    roles: [...(isAnonymous ? [] : ['customer' as const]), ...(isStillAdmin ? ['admin' as const] : [])],
    uid,
    user
  }
}
