import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

export interface TestAccount {
  email: string
  idToken: string
  localId: string
  refreshToken: string
}

const signIn = 'identitytoolkit.googleapis.com/v1'

/** An account of its own at the sign-in of the site under test. */
export async function accountAt(site: string | undefined): Promise<TestAccount> {
  const email = `${randomUUID()}@example.com`
  const account: Omit<TestAccount, 'email'> = await post(`${site}/${signIn}/accounts:signUp?key=local`, {
    email,
    password: 'secreto',
    returnSecureToken: true
  })
  return { ...account, email }
}

export function administratorAt(site: string | undefined): Promise<TestAccount> {
  return accountWith({ admin: true }, site)
}

/** Does the work of `npm run admin -- give` before anybody has signed in. */
export async function accountWith(
  claims: Record<string, unknown>,
  site: string | undefined
): Promise<TestAccount> {
  const account = await accountAt(site)
  await post(
    `${site}/${signIn}/projects/demo-clavel/accounts:update`,
    { customAttributes: JSON.stringify(claims), localId: account.localId },
    { Authorization: 'Bearer owner' }
  )
  const fresh: Omit<TestAccount, 'email'> = await post(
    `${site}/${signIn}/accounts:signInWithPassword?key=local`,
    { email: account.email, password: 'secreto', returnSecureToken: true }
  )
  return { ...account, ...fresh }
}

/** On this browser somebody has signed in before, as Firebase remembers it. */
export async function havingSignedInAs(
  page: Page,
  { email, idToken, localId, refreshToken }: TestAccount
): Promise<void> {
  const now = Date.now()
  const remembered = {
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
  await page.addInitScript(
    ({ kept, uid }) => {
      // Once: whoever signs out stays so.
      if (localStorage.getItem('sesion-de-prueba') === uid) return
      localStorage.setItem('sesion-de-prueba', uid)
      localStorage.setItem('sesion', '1')
      localStorage.setItem('firebase:authUser:local:[DEFAULT]', kept)
    },
    { kept: JSON.stringify(remembered), uid: localId }
  )
}

async function post<Answer>(
  address: string,
  body: object,
  headers: Record<string, string> = {}
): Promise<Answer> {
  const response = await fetch(address, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
    method: 'POST'
  })
  if (!response.ok) throw new Error(`${address}: ${await response.text()}`)
  return response.json()
}
