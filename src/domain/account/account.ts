import type { Profile } from './profile.ts'

export const roles = ['customer', 'admin'] as const

/** A customer's account. Moments are ISO 8601. The role is for display only: rights come from the token. */
export interface Account extends Profile {
  role: (typeof roles)[number]
  lastLogin: string | null
  registered: string | null
}

/** How long after proving who one is an account may be deleted without proving it again. */
export const freshProofSeconds = 5 * 60

/** A first sign-in by phone. */
export interface Registration {
  uid: string
  moment: string
}
