import type { Firestore } from 'firebase-admin/firestore'

import { changeAccess } from '../../../scripts/customers/partner-access.ts'
import { openLocal } from '../../../scripts/customers/purchases.ts'
import { runningSite } from '../../../scripts/local/running.ts'

const days = 30

/** The database of the site that is tried out. */
export function databaseOf(site: string | undefined): { db: Firestore; site: string } {
  const running = runningSite(site)
  if (running === null) throw new Error(`nothing runs at ${site}`)
  return { db: openLocal(running).db, site: running.site }
}

/** A new private link of a house; those of before hold no longer, so each test has a house of its own. */
export async function linkOf(partnerId: string, baseURL: string | undefined): Promise<string> {
  const { db, site } = databaseOf(baseURL)
  const before = await db.doc(`accesosSocios/${partnerId}`).get()
  const told: string[] = []
  const change = { days, action: before.exists ? 'renew' : 'give', partnerId } as const
  await changeAccess(db, change, { key: 'local', site }, text => told.push(text))
  return /\/socios\S+/.exec(told.join('\n'))?.[0] ?? ''
}
