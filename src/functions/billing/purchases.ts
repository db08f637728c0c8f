import { getFirestore } from 'firebase-admin/firestore'

import {
  correctInvoiceCall,
  generateInvoiceCall,
  purchasesCall,
  seeInvoiceCall
} from '#contract/calls/purchases.ts'
import { decodeInvoice } from '#contract/user-documents/invoice.ts'
import { decodePurchase } from '#contract/user-documents/purchase.ts'
import type { Seller } from '#domain/billing/invoice.ts'
import { inOrder } from '#domain/billing/purchase.ts'
import { settings } from '#settings.ts'

import { callable } from '#functions/site/callable.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { correctInvoice, makeInvoice } from './invoicing.ts'
import { readingLimits, writingLimits } from '#functions/site/limits.ts'
import { done, refuse } from '#functions/site/outcome.ts'
import { ownCollection, readAll } from '#functions/site/own-documents.ts'

const seller: Seller = {
  address: settings.address,
  name: settings.legalName,
  registration: settings.registration,
  taxId: settings.taxId
}

const office = { now: () => new Date(), seller, timeZone: settings.timeZone }

export const listarCompras = callable(
  purchasesCall,
  { limits: readingLimits, who: 'customer' },
  async (_request, { uid }) => done(inOrder(await readAll(ownCollection(uid, 'compras'), decodePurchase)))
)

export const generarFactura = callable(
  generateInvoiceCall,
  { limits: writingLimits, who: 'customer' },
  async (request, { uid }) => {
    const outcome = await makeInvoice({ ...request, uid }, office)
    return outcome.kind === 'done' ? done({ number: outcome.value }) : outcome
  }
)

export const rectificarFactura = callable(
  correctInvoiceCall,
  { limits: writingLimits, who: 'customer' },
  async (request, { uid }) => {
    const outcome = await correctInvoice({ ...request, uid }, office)
    return outcome.kind === 'done' ? done({ number: outcome.value }) : outcome
  }
)

/** The invoice of another customer answers as one that does not exist. */
export const verFactura = callable(
  seeInvoiceCall,
  { limits: writingLimits, who: 'customer' },
  async ({ number }, { uid }) => {
    const snapshot = await getFirestore().collection('facturas').doc(number).get()
    const invoice = decodeInvoice(snapshot.data())
    if (invoice === null || invoice.uid !== uid) return refuse('not-found', 'No such invoice')
    const pdf = await invoicePdf(invoice)
    return done({ number, pdf: pdf.toString('base64') })
  }
)
