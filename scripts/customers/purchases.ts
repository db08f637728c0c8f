import { randomUUID } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { encodePurchase } from '#contract/user-documents/purchase.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import { localProject } from '../database/target.ts'
import type { Running } from '../local/running.ts'

const millisecondsPerDay = 24 * 60 * 60 * 1000

interface LocalProject {
  accounts: Auth
  db: Firestore
}

/** The database and the accounts of a running `npm start`, which the SDK finds by the environment alone. */
export function openLocal({ database, site }: Running): LocalProject {
  process.env.FIRESTORE_EMULATOR_HOST = database
  // The site answers for the sign-in emulator, too.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(site).host
  process.env.METADATA_SERVER_DETECTION = 'none'
  const app = initializeApp({ projectId: localProject }, `local-${randomUUID()}`)
  return { accounts: getAuth(app), db: getFirestore(app) }
}

/** The account with this address; null when there is none. */
export async function uidOf(accounts: Auth, email: string): Promise<string | null> {
  const { users } = await accounts.getUsers([{ email }])
  return users[0]?.uid ?? null
}

/** Writes purchases as the shop would: they are made where the money changes hands, and that is not this site. */
export async function writePurchases(
  db: Firestore,
  uid: string,
  purchases: readonly Purchase[]
): Promise<void> {
  const collection = db.collection('usuarios').doc(uid).collection('compras')
  await Promise.all(purchases.map(purchase => collection.doc(purchase.id).set(encodePurchase(purchase))))
}

/** One purchase for each thing that may be done about its invoice. */
export function examplePurchases(now: Date): Purchase[] {
  const daysAway = (days: number) => new Date(now.getTime() + days * millisecondsPerDay).toISOString()
  const adults = (quantity: number, unitCents: number, vatPercent: number) => ({
    description: { de: 'Erwachsene', en: 'Adult', es: 'Adulto', fr: 'Adulte', pt: 'Adulto' },
    quantity,
    unitCents,
    vatPercent
  })
  return [
    {
      boughtAt: daysAway(-1),
      id: 'ejemplo-kayak',
      invoice: null,
      isInvoicedByUs: true,
      lines: [adults(2, 3550, 21)],
      name: {
        de: 'Kajak an den Klippen von Maro',
        en: 'Kayak along the Maro cliffs',
        es: 'Kayak por los acantilados de Maro',
        fr: 'Kayak le long des falaises de Maro'
      },
      slug: 'kayak-acantilados-maro',
      state: 'paid',
      takesPlaceAt: daysAway(12)
    },
    {
      boughtAt: daysAway(-20),
      id: 'ejemplo-torcal',
      invoice: null,
      isInvoicedByUs: false,
      lines: [adults(1, 1500, 10)],
      name: { es: 'Ruta de los ammonites en El Torcal' },
      slug: 'ruta-torcal-ammonites',
      state: 'paid',
      takesPlaceAt: daysAway(-10)
    },
    {
      boughtAt: daysAway(-40),
      id: 'ejemplo-devuelta',
      invoice: null,
      isInvoicedByUs: true,
      lines: [adults(4, 2200, 21)],
      name: { es: 'Tablao flamenco' },
      slug: null,
      state: 'refunded',
      takesPlaceAt: null
    }
  ]
}
