import { type Firestore, getFirestore, type Transaction } from 'firebase-admin/firestore'

import { decodeBillingAddress } from '#contract/written/billing-address.ts'
import { decodeCounter, encodeCounter, encodeInvoice } from '#contract/written/invoice.ts'
import { decodePurchase, invoiceMark } from '#contract/written/purchase.ts'
import { invoiceFor, invoiceNumber, type NewInvoice, type Seller, seriesAt } from '#domain/invoice.ts'
import type { Language } from '#domain/locale.ts'
import { invoiceAction } from '#domain/purchase.ts'

import { type Outcome, done, refuse } from './outcome.ts'
import { ownCollection } from './own-documents.ts'

interface Wanted {
  uid: string
  purchaseId: string
  addressId: string
  language: Language
}

interface Office {
  seller: Seller
  timeZone: string
  now: () => Date
}

/** Of how many at once each gets its turn. */
const patience = 100
const alreadyExists = 6

/**
 * Makes the invoice of a purchase, once. The number, the invoice and the mark on the purchase are one transaction: numbers have neither gaps nor
 * doubles, and asking again gives the invoice that is there. Creating the document named by the number is the first write: should two ever have
 * read the same count (the local database knows no conflicts), the second is refused as a whole and begins anew.
 */
export async function makeInvoice(wanted: Wanted, office: Office): Promise<Outcome<string>> {
  const db = getFirestore()
  for (let turn = 0; turn < patience; turn += 1) {
    const outcome = await tryOnce(db, wanted, office)
    if (outcome !== 'taken') return outcome
  }
  return refuse('aborted', 'Too many at once')
}

async function tryOnce(db: Firestore, wanted: Wanted, office: Office): Promise<Outcome<string> | 'taken'> {
  try {
    return await db.runTransaction(transaction => inOneStep(db, transaction, wanted, office))
  } catch (error) {
    const { code }: { code?: unknown } = Object(error)
    if (code === alreadyExists) return 'taken'
    throw error
  }
}

async function inOneStep(
  db: Firestore,
  transaction: Transaction,
  { addressId, language, purchaseId, uid }: Wanted,
  { now, seller, timeZone }: Office
): Promise<Outcome<string>> {
  const madeAt = now()
  const series = seriesAt(madeAt, timeZone)
  const counter = db.collection('contadores').doc(`facturas-${series}`)
  // The count is read before the purchase: whoever took the next number meanwhile has marked the purchase with it.
  const count = decodeCounter((await transaction.get(counter)).data())
  const purchaseRef = ownCollection(uid, 'compras').doc(purchaseId)
  const purchase = decodePurchase(purchaseId, (await transaction.get(purchaseRef)).data())
  if (purchase === null) return refuse('not-found', 'No such purchase', 'purchase-unknown')
  const action = invoiceAction(purchase)
  if (action.kind === 'see') return done(action.number)
  if (action.kind === 'unavailable') {
    return refuse('failed-precondition', 'There is no invoice for it', 'invoice-unavailable')
  }
  const addressRef = ownCollection(uid, 'direcciones').doc(addressId)
  const buyer = decodeBillingAddress((await transaction.get(addressRef)).data())
  if (buyer === null) return refuse('failed-precondition', 'No such address', 'address-needed')
  const invoice = invoiceFor(purchase, { buyer, language, madeAt: madeAt.toISOString(), seller, uid })
  const number = invoiceNumber(series, count + 1)
  write({ ...invoice, number })
  return done(number)

  function write(whole: NewInvoice & { number: string }): void {
    transaction.create(db.collection('facturas').doc(whole.number), encodeInvoice(whole))
    transaction.set(counter, encodeCounter(count + 1))
    transaction.update(purchaseRef, invoiceMark(whole.number))
  }
}
