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

/** A card as far as it may be known here: never its number. */
export interface PaymentCard {
  lastDigits: string
  /** The last month it is good in, `YYYY-MM`. */
  expiry: string
  isSaved: boolean
}
