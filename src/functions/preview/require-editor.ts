import { type Auth, getAuth } from 'firebase-admin/auth'

import { rightsIn } from '#contract/user-documents/claims.ts'
import { isOwnOf, noRights } from '#domain/account/rights.ts'
import { documentAt, fieldsIn } from '#studio/document/place.function.ts'
import { companyOf } from '#studio/list/document-row.contract.ts'
import { userOf } from '#functions/account/account-record.ts'

import { type RequireEditor, sessionMs } from './handler.ts'

/** Asks Firebase who a person is. What a token or a cookie says is not enough: a right that was taken away ends at once. */
export const requireEditor: RequireEditor = {
  administrator: async session => {
    const uid = await uidOf(auth => auth.verifySessionCookie(session, true))
    const user = uid === null ? null : await userOf(uid)
    const isAdmin = user !== null && !user.disabled && rightsIn(user.customClaims).isAdmin
    return isAdmin ? (user.email ?? user.uid) : null
  },
  isEditor: async session => {
    const uid = await uidOf(auth => auth.verifySessionCookie(session, true))
    return uid !== null && maySeeDrafts(uid)
  },
  openSession: async idToken => {
    const uid = await uidOf(auth => auth.verifyIdToken(idToken, true))
    if (uid === null || !((await maySeeDrafts(uid)) || (await companiesOf(uid)).length > 0)) return null
    return getAuth().createSessionCookie(idToken, { expiresIn: sessionMs })
  },
  owns: async (session, place) => {
    const uid = await uidOf(auth => auth.verifySessionCookie(session, true))
    const companies = uid === null ? [] : await companiesOf(uid)
    if (companies.length === 0) return false
    const companyId = companyOf(fieldsIn(await documentAt(place).get()))
    return isOwnOf({ ...noRights, companies }, place.collection, { companyId, id: place.id })
  }
}

async function companiesOf(uid: string): Promise<readonly string[]> {
  const user = await userOf(uid)
  return user === null || user.disabled ? [] : rightsIn(user.customClaims).companies
}

/** Administrators, editors and translators, as their account is now. A company sees nothing of what others write. */
export async function maySeeDrafts(uid: string): Promise<boolean> {
  const user = await userOf(uid)
  if (user === null || user.disabled) return false
  const { isAdmin, isEditor, languages } = rightsIn(user.customClaims)
  return isAdmin || isEditor || languages.length > 0
}

/** Null for what is forged, has ended, or was revoked. */
async function uidOf(verify: (auth: Auth) => Promise<{ uid: string }>): Promise<string | null> {
  try {
    return (await verify(getAuth())).uid
  } catch {
    return null
  }
}
