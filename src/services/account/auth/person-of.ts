import type { User } from 'firebase/auth'

import { type Person, providers } from '#domain/account/person.ts'

/** A user of Firebase in our words. */
export async function personOf(user: User): Promise<Person> {
  const linked = user.providerData.map(({ providerId }) => providerId)
  return {
    email: user.email,
    isAdmin: !user.isAnonymous && (await hasAdminClaim(user)),
    isAnonymous: user.isAnonymous,
    isEmailVerified: user.emailVerified,
    name: user.displayName,
    phone: user.phoneNumber,
    picture: user.photoURL,
    providers: providers.filter(provider => linked.includes(provider)),
    uid: user.uid
  }
}

/** Without a network an old token cannot be renewed: then the person has no rights beyond those of every visitor. */
async function hasAdminClaim(user: User): Promise<boolean> {
  try {
    const { claims } = await user.getIdTokenResult()
    return claims.admin === true
  } catch {
    return false
  }
}
