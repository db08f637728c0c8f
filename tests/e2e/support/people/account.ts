import type { Page } from '@playwright/test'

import type { Purchase } from '#domain/billing/purchase.ts'
import { openLocal, writePurchases } from '../../../../scripts/customers/purchases.ts'
import { runningSite } from '../../../../scripts/local/running.ts'
import { accountAt, havingSignedInAs } from './accounts.ts'

export interface Customer {
  email: string
  uid: string
}

/** An account of its own, signed in on this browser. */
export async function havingSignedIn(page: Page, site: string | undefined): Promise<Customer> {
  const account = await accountAt(site)
  await havingSignedInAs(page, account)
  return { email: account.email, uid: account.localId }
}

/** Lets a customer have bought something. */
export function havingBought(
  site: string | undefined,
  { uid }: Customer,
  purchases: Purchase[]
): Promise<void> {
  return writePurchases(databaseAt(site), uid, purchases)
}

function databaseAt(site: string | undefined) {
  const running = runningSite(site)
  if (running === null) throw new Error(`nothing runs at ${site}`)
  return openLocal(running).db
}
