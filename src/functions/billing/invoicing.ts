import { type DocumentReference, getFirestore, type Transaction } from 'firebase-admin/firestore'

import { decodeBillingAddress } from '#contract/user-documents/billing-address.ts'
import {
  decodeCounter,
  decodeInvoice,
  encodeCounter,
  encodeInvoice
} from '#contract/user-documents/invoice.ts'
import { decodePurchase, invoiceMark } from '#contract/user-documents/purchase.ts'
import { isSameAddress } from '#domain/billing/billing-address.ts'
import {
  correctionOf,
  invoiceFor,
  invoiceNumber,
  type NewInvoice,
  type Seller,
  seriesAt
} from '#domain/billing/invoice.ts'
import type { Language } from '#domain/text/locale.ts'
import { invoiceAction } from '#domain/billing/purchase.ts'

import { type Outcome, done, refuse } from '#functions/site/outcome.ts'
import { ownCollection } from '#functions/site/own-documents.ts'

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
const maxRounds = 100
const alreadyExists = 6

/**
 * Makes the invoice of a purchase, once. The number, the invoice and the mark on the purchase are one transaction: numbers have neither gaps nor
 * doubles, and asking again gives the invoice that is there.
 */
export function makeInvoice(wanted: Wanted, office: Office): Promise<Outcome<string>> {
  return oneAfterAnother(async transaction => {
    const { addressId, language, purchaseId, uid } = wanted
    const { madeAt, numbered } = await nextNumber(transaction, office, 'first')
    const purchaseRef = ownCollection(uid, 'compras').doc(purchaseId)
    const purchase = decodePurchase(purchaseId, (await transaction.get(purchaseRef)).data())
    if (purchase === null) return refuse('not-found', 'No such purchase', 'purchase-unknown')
    const action = invoiceAction(purchase)
    if (action.kind === 'see') return done(action.number)
    if (action.kind === 'unavailable') {
      return refuse('failed-precondition', 'There is no invoice for it', 'invoice-unavailable')
    }
    const buyer = await buyerAt(transaction, uid, addressId)
    if (buyer === null) return refuse('failed-precondition', 'No such address', 'address-needed')
    return numbered(
      invoiceFor(purchase, { buyer, language, madeAt, seller: office.seller, uid }),
      purchaseRef
    )
  })
}

/**
 * Replaces the invoice of a purchase by a correcting one with other billing data. The one it replaces stays as it is. Asking again with the same
 * data is refused: nothing is left to correct.
 */
export function correctInvoice(
  { addressId, purchaseId, uid }: Omit<Wanted, 'language'>,
  office: Office
): Promise<Outcome<string>> {
  return oneAfterAnother(async transaction => {
    const { madeAt, numbered } = await nextNumber(transaction, office, 'correcting')
    const purchaseRef = ownCollection(uid, 'compras').doc(purchaseId)
    const purchase = decodePurchase(purchaseId, (await transaction.get(purchaseRef)).data())
    if (purchase === null) return refuse('not-found', 'No such purchase', 'purchase-unknown')
    const invoice = await invoiceOf(transaction, purchase.invoice)
    if (invoice === null || invoice.uid !== uid) {
      return refuse('failed-precondition', 'There is no invoice to correct', 'invoice-unavailable')
    }
    const buyer = await buyerAt(transaction, uid, addressId)
    if (buyer === null) return refuse('failed-precondition', 'No such address', 'address-needed')
    if (isSameAddress(buyer, invoice.buyer)) {
      return refuse('failed-precondition', 'It is made out to that already', 'invoice-unchanged')
    }
    return numbered(correctionOf(invoice, { buyer, madeAt, seller: office.seller }), purchaseRef)
  })
}

/**
 * Creating the document named by the number is the first write: should two ever have read the same count (the local database knows no conflicts),
 * the second is refused as a whole and begins anew.
 */
async function oneAfterAnother(
  step: (transaction: Transaction) => Promise<Outcome<string>>
): Promise<Outcome<string>> {
  for (let turn = 0; turn < maxRounds; turn += 1) {
    const outcome = await tryOnce(step)
    if (outcome !== 'taken') return outcome
  }
  return refuse('aborted', 'Too many at once')
}

async function tryOnce(
  step: (transaction: Transaction) => Promise<Outcome<string>>
): Promise<Outcome<string> | 'taken'> {
  try {
    return await getFirestore().runTransaction(step)
  } catch (error) {
    const { code }: { code?: unknown } = Object(error)
    if (code === alreadyExists) return 'taken'
    throw error
  }
}

/** The count is read before the purchase: anyone who took the next number meanwhile has marked the purchase with it. */
async function nextNumber(
  transaction: Transaction,
  { now, timeZone }: Office,
  kind: Parameters<typeof seriesAt>[2]
) {
  const db = getFirestore()
  const moment = now()
  const series = seriesAt(moment, timeZone, kind)
  const counter = db.collection('contadores').doc(`facturas-${series}`)
  const count = decodeCounter((await transaction.get(counter)).data())
  return {
    madeAt: moment.toISOString(),
    /** Writes the invoice under the next number, and marks the purchase with it. */
    numbered: (invoice: NewInvoice, purchase: DocumentReference): Outcome<string> => {
      const number = invoiceNumber(series, count + 1)
      transaction.create(db.collection('facturas').doc(number), encodeInvoice({ ...invoice, number }))
      transaction.set(counter, encodeCounter(count + 1))
      transaction.update(purchase, invoiceMark(number))
      return done(number)
    }
  }
}

async function buyerAt(transaction: Transaction, uid: string, addressId: string) {
  const ref = ownCollection(uid, 'direcciones').doc(addressId)
  return decodeBillingAddress((await transaction.get(ref)).data())
}

async function invoiceOf(transaction: Transaction, number: string | null) {
  if (number === null) return null
  const ref = getFirestore().collection('facturas').doc(number)
  return decodeInvoice((await transaction.get(ref)).data())
}
