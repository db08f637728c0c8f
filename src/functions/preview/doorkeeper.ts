import { type Auth, getAuth } from 'firebase-admin/auth'

import { type Doorkeeper, sessionMs } from './handler.ts'

/** Asks Firebase who somebody is. What a token or a cookie says is not enough: a right that was taken away ends at once. */
export const doorkeeper: Doorkeeper = {
  isAdmin: async session => {
    const uid = await uidOf(auth => auth.verifySessionCookie(session, true))
    return uid !== null && hasClaim(uid)
  },
  openSession: async idToken => {
    const uid = await uidOf(auth => auth.verifyIdToken(idToken, true))
    if (uid === null || !(await hasClaim(uid))) return null
    return getAuth().createSessionCookie(idToken, { expiresIn: sessionMs })
  }
}

/** Null for what is forged, has ended, or was revoked. */
async function uidOf(verify: (auth: Auth) => Promise<{ uid: string }>): Promise<string | null> {
  try {
    return (await verify(getAuth())).uid
  } catch {
    return null
  }
}

async function hasClaim(uid: string): Promise<boolean> {
  const { customClaims, disabled } = await getAuth().getUser(uid)
  return customClaims?.['admin'] === true && !disabled
}
