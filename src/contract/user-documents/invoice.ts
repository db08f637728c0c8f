import { z } from 'zod/mini'

import { type Invoice, isInvoiceNumber } from '#domain/billing/invoice.ts'
import { languages } from '#domain/text/locale.ts'
import { centsOf } from '#domain/billing/vat.ts'

import { id, moment, readerOf, nullable, text } from '#contract/fields/plain-fields.ts'
import { type ObjectCodec, objectCodec } from '#contract/values/codecs.ts'

import { writtenAddress } from './billing-address.ts'

export const invoiceNumber = z.string().check(z.refine(isInvoiceNumber))

const cents = z.codec(z.number(), z.number(), { decode: centsOf, encode: value => value / 100 })

const line = objectCodec({
  description: ['concepto', text()],
  quantity: ['cantidad', z.int()],
  unitCents: ['precio', cents],
  vatPercent: ['iva', z.number()]
})

const seller = objectCodec({
  address: ['direccion', text()],
  name: ['nombre', text()],
  registration: ['registro', text()],
  taxId: ['cif', text()]
})

/** A document of `facturas`, under its number. Written once, never again. */
const invoiceDocument: ObjectCodec<Invoice> = objectCodec({
  boughtAt: ['fechaCompra', moment],
  buyer: ['cliente', writtenAddress],
  corrects: [
    'rectifica',
    nullable(objectCodec({ madeAt: ['fecha', moment], number: ['numero', invoiceNumber] }))
  ],
  language: ['idioma', z.enum(languages)],
  lines: ['lineas', z.array(line)],
  madeAt: ['fecha', moment],
  number: ['numero', invoiceNumber],
  purchaseId: ['compra', id],
  seller: ['emisor', seller],
  subject: ['nombre', text()],
  uid: z.string()
})

export const decodeInvoice = readerOf<Invoice>(invoiceDocument)

export function encodeInvoice(invoice: Invoice) {
  return z.encode(invoiceDocument, invoice)
}

const counterDocument = z.object({ ultimo: z.int().check(z.gte(0)) })
const readCounter = readerOf(counterDocument)

/** How many numbers of a series are taken: a document of `contadores`. Throws when there is one that cannot be read, lest numbers begin anew. */
export function decodeCounter(document: unknown): number {
  if (document === undefined) return 0
  const found = readCounter(document)
  if (found === null) throw new TypeError('The counter of invoices cannot be read')
  return found.ultimo
}

export function encodeCounter(count: number): z.output<typeof counterDocument> {
  return { ultimo: count }
}
