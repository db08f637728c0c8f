import { z } from 'zod/mini'

import { id } from '#contract/fields/plain-fields.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import { invoiceNumber } from '#contract/user-documents/invoice.ts'
import { purchaseFields } from '#contract/user-documents/purchase.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import { type Language, languages } from '#domain/text/locale.ts'

import { defineCall } from './call.ts'

/** `listarCompras`: what the customer has bought. */
export const purchasesCall = defineCall<object, Purchase[]>(
  'listarCompras',
  z.object({}),
  z.array(objectCodec({ ...purchaseFields, id }))
)

const invoiced = { addressId: ['direccion', id], purchaseId: ['compra', id] } as const
const number = ['numero', invoiceNumber] as const

/** Which purchase, to which address: a correction keeps the language of the invoice. */
export interface CorrectionRequest {
  addressId: string
  purchaseId: string
}

export interface InvoiceRequest extends CorrectionRequest {
  language: Language
}

/** `generarFactura`: makes the invoice of a purchase out to a billing address; once made, the same one is answered. */
export const generateInvoiceCall = defineCall<InvoiceRequest, { number: string }>(
  'generarFactura',
  objectCodec({ ...invoiced, language: ['idioma', z.enum(languages)] }),
  objectCodec({ number })
)

/** `rectificarFactura`: replaces the invoice of a purchase by a correcting one, made out to another billing address. */
export const correctInvoiceCall = defineCall<CorrectionRequest, { number: string }>(
  'rectificarFactura',
  objectCodec(invoiced),
  objectCodec({ number })
)

/** `verFactura`: the document of an invoice, a PDF in base64. */
export const seeInvoiceCall = defineCall<{ number: string }, { number: string; pdf: string }>(
  'verFactura',
  objectCodec({ number }),
  objectCodec({ number, pdf: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) })
)
