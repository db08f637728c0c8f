import { type Auth, getAuth } from 'firebase-admin/auth'

import { isAdministrator } from '#functions/site/administrator.ts'

import { type RequireAdmin, sessionMs } from './handler.ts'

/** Asks Firebase who a person is. What a token or a cookie says is not enough: a right that was taken away ends at once. */
export const requireAdmin: RequireAdmin = {
  isAdmin: async session => {
    const uid = await uidOf(auth => auth.verifySessionCookie(session, true))
    return uid !== null && isAdministrator(uid)
  },
  openSession: async idToken => {
    const uid = await uidOf(auth => auth.verifyIdToken(idToken, true))
    if (uid === null || !(await isAdministrator(uid))) return null
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
