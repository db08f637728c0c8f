import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

import type { Purchase } from '#domain/purchase.ts'
import { openLocal, writePurchases } from '../../../scripts/customers/purchases.ts'
import { whatRuns } from '../../../scripts/local/running.ts'

export interface Customer {
  email: string
  uid: string
}

/** An account of its own on the sign-in emulator, signed in on this browser as Firebase remembers it. */
export async function havingSignedIn(page: Page, site: string | undefined): Promise<Customer> {
  const email = `ana-${randomUUID()}@example.com`
  const account = await signedUp(site, email)
  await page.addInitScript(
    ({ kept, uid }) => {
      // Once: whoever signs out stays so.
      if (localStorage.getItem('sesion-de-prueba') === uid) return
      localStorage.setItem('sesion-de-prueba', uid)
      localStorage.setItem('sesion', '1')
      localStorage.setItem('firebase:authUser:local:[DEFAULT]', kept)
    },
    { kept: JSON.stringify(rememberedAs(account, email)), uid: account.localId }
  )
  return { email, uid: account.localId }
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
  const running = whatRuns(site)
  if (running === null) throw new Error(`nothing runs at ${site}`)
  return openLocal(running).db
}

interface Account {
  localId: string
  idToken: string
  refreshToken: string
}

async function signedUp(site: string | undefined, email: string): Promise<Account> {
  const response = await fetch(`${site}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    body: JSON.stringify({ email, password: 'secreto', returnSecureToken: true }),
    headers: { 'Content-Type': 'application/json' },
    method: 'POST'
  })
  return response.json()
}

function rememberedAs({ idToken, localId, refreshToken }: Account, email: string): object {
  const now = Date.now()
  return {
    apiKey: 'local',
    appName: '[DEFAULT]',
    createdAt: String(now),
    email,
    emailVerified: false,
    isAnonymous: false,
    lastLoginAt: String(now),
    providerData: [
      { displayName: null, email, phoneNumber: null, photoURL: null, providerId: 'password', uid: email }
    ],
    stsTokenManager: { accessToken: idToken, expirationTime: now + 3_600_000, refreshToken },
    uid: localId
  }
}
