import { z } from 'zod/mini'

import { languages } from '#domain/text/locale.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import { invoiceNumber } from '#contract/written/invoice.ts'
import { id } from '#contract/fields/plain-fields.ts'
import { encodePurchase, purchaseFields, purchaseIn } from '#contract/written/purchase.ts'

import { defineCall } from './call.ts'

const purchaseAnswer = z.array(z.object({ ...purchaseFields, id }))

export type PurchaseAnswer = z.output<typeof purchaseAnswer>

/** `listarCompras`: what the customer has bought. */
export const purchasesCall = defineCall('listarCompras', z.object({}), purchaseAnswer)

export function purchasesIn(answer: PurchaseAnswer): Purchase[] {
  return answer.map(purchaseIn)
}

export function answerPurchases(purchases: readonly Purchase[]): PurchaseAnswer {
  return purchases.map(purchase => ({ ...encodePurchase(purchase), id: purchase.id }))
}

const invoiceRequest = z.object({ compra: id, direccion: id, idioma: z.enum(languages) })

export type InvoiceRequest = z.output<typeof invoiceRequest>

/** `generarFactura`: makes the invoice of a purchase out to a billing address; once made, the same one is answered. */
export const generateInvoiceCall = defineCall(
  'generarFactura',
  invoiceRequest,
  z.object({ numero: invoiceNumber })
)

/** Which purchase, to which address, in which language. */
export function invoiceRequestIn({ compra, direccion, idioma }: InvoiceRequest) {
  return { addressId: direccion, language: idioma, purchaseId: compra }
}

export function askInvoice({
  addressId,
  language,
  purchaseId
}: ReturnType<typeof invoiceRequestIn>): InvoiceRequest {
  return { compra: purchaseId, direccion: addressId, idioma: language }
}

const correctionRequest = z.object({ compra: id, direccion: id })

/** `rectificarFactura`: replaces the invoice of a purchase by a correcting one, made out to another billing address. */
export const correctInvoiceCall = defineCall(
  'rectificarFactura',
  correctionRequest,
  z.object({ numero: invoiceNumber })
)

/** Which purchase, to which address: the language stays that of the invoice. */
export function correctionRequestIn({ compra, direccion }: z.output<typeof correctionRequest>) {
  return { addressId: direccion, purchaseId: compra }
}

export function askCorrection({ addressId, purchaseId }: ReturnType<typeof correctionRequestIn>) {
  return { compra: purchaseId, direccion: addressId }
}

/** `verFactura`: the document of an invoice, a PDF in base64. */
export const seeInvoiceCall = defineCall(
  'verFactura',
  z.object({ numero: invoiceNumber }),
  z.object({ numero: invoiceNumber, pdf: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) })
)
