export const roles = ['customer', 'admin'] as const

/** What is kept about somebody who signed in. Moments in ISO 8601. The role is for display: rights come from the token. */
export interface Account {
  role: (typeof roles)[number]
  lastLogin: string | null
  registered: string | null
  name: string | null
}

/** A first sign-in by phone. */
export interface Registration {
  uid: string
  moment: string
}
