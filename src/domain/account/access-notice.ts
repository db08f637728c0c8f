/** Each way into an account whose change is announced by mail. */
export const accessChanges = ['password', 'email', 'phone', 'google'] as const
export type AccessChange = (typeof accessChanges)[number]

/** Each change that a mail tells the owner of an account. */
export type NoticedChange = AccessChange | 'roles'

/** The ways into an account, as the sign-in has them. */
export interface SignInMethods {
  email: string | null
  isEmailVerified: boolean
  phone: string | null
  /** `password`, `google.com`, `phone`. */
  providers: readonly string[]
}

/** How long after a password was changed that may still be reported. */
export const freshChangeSeconds = 10 * 60

const isChanged: Record<AccessChange, (before: SignInMethods, now: SignInMethods) => boolean> = {
  email: (before, now) => before.email?.toLowerCase() !== now.email?.toLowerCase(),
  google: (before, now) => isLinked(before, 'google.com') !== isLinked(now, 'google.com'),
  // That one password took the place of another one cannot be seen here.
  password: (before, now) => isLinked(before, 'password') !== isLinked(now, 'password'),
  phone: (before, now) => before.phone !== now.phone
}

export function changesBetween(before: SignInMethods, now: SignInMethods): AccessChange[] {
  return accessChanges.filter(change => isChanged[change](before, now))
}

/** Where the owner is told of a change: at the address of before as well. Nothing is sent to an address that was not verified. */
export function noticeAddresses(before: SignInMethods, now: SignInMethods): string[] {
  const verified = [before, now].flatMap(({ email, isEmailVerified }) =>
    email && isEmailVerified ? [email] : []
  )
  return [...new Set(verified)]
}

export function isLinked({ providers }: SignInMethods, provider: string): boolean {
  return providers.includes(provider)
}
