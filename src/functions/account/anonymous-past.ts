import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'

import { forgetUser } from './account-record.ts'

/** Collections in which an anonymous visitor may have left documents, by their id. */
const collections = ['estadisticas', 'contactos']

/**
 * Hands what an anonymous visitor left to the account they signed in to, and forgets the visitor. Only with the visitor's own token;
 * whatever else stands in its place changes nothing.
 */
export async function mergeAnonymousAccount(token: string, uid: string): Promise<void> {
  const anonymousUid = await anonymousOf(token)
  if (anonymousUid === null || anonymousUid === uid) return
  const db = getFirestore()
  for (const name of collections) {
    // One after the other: each is small, and nothing waits for it.
    const { docs } = await db.collection(name).where('uid', '==', anonymousUid).get()
    await Promise.all(docs.map(({ ref }) => ref.update({ uid })))
  }
  await forgetUser(anonymousUid)
}

async function anonymousOf(token: string): Promise<string | null> {
  try {
    const { firebase, uid } = await getAuth().verifyIdToken(token, true)
    return firebase.sign_in_provider === 'anonymous' ? uid : null
  } catch {
    return null
  }
}
