import { randomUUID } from 'node:crypto'
import { getAuth } from 'firebase-admin/auth'

/** A signed-in person. */
export interface Person {
  token: string
  uid: string
}

const password = 'una-clave-larga'
const newPassword = 'otra-clave-larga'
const firstPhone = 34_600_000_000
let phones = 0

/** Anonymous, as a visitor who agreed to be counted. */
export function newVisitor(): Promise<Person> {
  return signedIn('signUp', {})
}

export function newCustomer(): Promise<Person> {
  return signedIn('signUp', { email: newEmail(), password })
}

export function newAdmin(): Promise<Person> {
  return customerWith(uid => getAuth().setCustomUserClaims(uid, { admin: true }))
}

export function newCompanyEditor(company: string): Promise<Person> {
  return customerWith(uid => getAuth().setCustomUserClaims(uid, { editor: true, empresa: [company] }))
}

/** One with a verified address, who is known and has changed the password since. */
export async function newCustomerWithNewPassword(know: (token: string) => Promise<unknown>): Promise<Person> {
  const { token, uid } = await customerWith(id => getAuth().updateUser(id, { emailVerified: true }))
  await know(token)
  const { email = '' } = await getAuth().getUser(uid)
  await getAuth().updateUser(uid, { password: newPassword })
  return signedIn('signInWithPassword', { email, password: newPassword })
}

export function newCustomerByPhone(): Promise<Person> {
  phones += 1
  return customerWith(uid => getAuth().updateUser(uid, { phoneNumber: `+${firstPhone + phones}` }))
}

/** Signed in again after something of the account was changed: tokens of before do not say it. */
async function customerWith(change: (uid: string) => Promise<unknown>): Promise<Person> {
  const email = newEmail()
  const { uid } = await signedIn('signUp', { email, password })
  await change(uid)
  return signedIn('signInWithPassword', { email, password })
}

function newEmail(): string {
  return `${randomUUID()}@example.com`
}

/** As the browser does it, at the emulator of the sign-in. */
async function signedIn(method: 'signInWithPassword' | 'signUp', credentials: object): Promise<Person> {
  const emulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`
  const response = await fetch(`${emulator}/accounts:${method}?key=local`, {
    body: JSON.stringify({ ...credentials, returnSecureToken: true }),
    headers: { 'content-type': 'application/json' },
    method: 'POST'
  })
  const { error, idToken, localId } = await response.json()
  if (error) throw new Error(`The sign-in emulator answered ${error.message}`)
  return { token: idToken, uid: localId }
}
