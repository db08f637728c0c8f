import type { CallableRequest } from 'firebase-functions/https'

import type { roles } from '#domain/account.ts'

import { isAdministrator } from './administrator.ts'
import { refuse, type Refusal } from './outcome.ts'

type AuthData = NonNullable<CallableRequest['auth']>

/** Somebody whose token was verified. Rights come from its claims alone. */
export interface Person {
  uid: string
  isAnonymous: boolean
  roles: readonly (typeof roles)[number][]
  token: AuthData['token']
}

/** Who may call a function, and who the handler then has before it. */
export interface CallerOf {
  /** With or without an account. */
  anyone: Person | null
  /** Signed in, if only as an anonymous visitor. */
  identified: Person
  customer: Person
  admin: Person
}

export type Who = keyof CallerOf

type Admitted<Caller> = { kind: 'admitted'; caller: Caller } | Refusal

const doors: { [Name in Who]: (person: Person | null) => Promise<Admitted<CallerOf[Name]>> } = {
  admin: async person => {
    const customer = asCustomer(person)
    if (customer.kind === 'refused') return customer
    const isStill = customer.caller.roles.includes('admin') && (await isAdministrator(customer.caller.uid))
    return isStill ? customer : refuse('permission-denied', 'Only for administrators')
  },
  anyone: async caller => ({ caller, kind: 'admitted' }),
  customer: async person => asCustomer(person),
  identified: async person => asIdentified(person)
}

export function admit<Name extends Who>(
  who: Name,
  auth: AuthData | undefined
): Promise<Admitted<CallerOf[Name]>> {
  return doors[who](auth ? personOf(auth) : null)
}

function asIdentified(person: Person | null): Admitted<Person> {
  return person ? { caller: person, kind: 'admitted' } : refuse('unauthenticated', 'Nobody is signed in')
}

function asCustomer(person: Person | null): Admitted<Person> {
  const identified = asIdentified(person)
  if (identified.kind === 'refused' || !identified.caller.isAnonymous) return identified
  return refuse('unauthenticated', 'An anonymous visitor is no customer')
}

function personOf({ token, uid }: AuthData): Person {
  const isAnonymous = token.firebase.sign_in_provider === 'anonymous'
  const isAdmin = !isAnonymous && token['admin'] === true
  return {
    isAnonymous,
    roles: [...(isAnonymous ? [] : ['customer' as const]), ...(isAdmin ? ['admin' as const] : [])],
    token,
    uid
  }
}
