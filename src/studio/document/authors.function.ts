import { getAuth, type UserRecord } from 'firebase-admin/auth'

import type { Author } from './studio-document.ts'

const maxAtOnce = 100

/** The accounts with these uids; those that are gone are missing. */
export async function accountsOf(uids: Iterable<string>): Promise<Map<string, UserRecord>> {
  const unique = [...new Set(uids)]
  const found = new Map<string, UserRecord>()
  for (let start = 0; start < unique.length; start += maxAtOnce) {
    const asked = unique.slice(start, start + maxAtOnce).map(uid => ({ uid }))
    const { users } = await getAuth().getUsers(asked)
    for (const user of users) found.set(user.uid, user)
  }
  return found
}

/** Names people as their accounts do now: nothing of it is kept beside a document. */
export async function authorsOf(uids: Iterable<string>): Promise<(uid: string) => Author> {
  const accounts = await accountsOf(uids)
  return uid => authorFor(uid, accounts.get(uid))
}

export function authorFor(
  uid: string,
  account: Pick<UserRecord, 'displayName' | 'email'> | undefined
): Author {
  return { name: account?.displayName || account?.email || null, uid }
}
