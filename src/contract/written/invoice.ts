import { z } from 'zod/mini'

import { type Invoice, isInvoiceNumber } from '#domain/billing/invoice.ts'
import { languages } from '#domain/text/locale.ts'
import { centsOf } from '#domain/billing/vat.ts'

import { addressFields, billingAddressIn, encodeBillingAddress } from './billing-address.ts'
import { id, moment, readerOf, nullable, text } from '#contract/fields/plain-fields.ts'

export const invoiceNumber = z.string().check(z.refine(isInvoiceNumber))

const sellerFields = z.object({ cif: text(), direccion: text(), nombre: text(), registro: text() })

/** A document of `facturas`, under its number. Written once, never again. */
const invoiceDocument = z.object({
  cliente: addressFields,
  compra: id,
  emisor: sellerFields,
  fecha: moment,
  fechaCompra: moment,
  idioma: z.enum(languages),
  lineas: z.array(z.object({ cantidad: z.int(), concepto: text(), iva: z.number(), precio: z.number() })),
  nombre: text(),
  numero: invoiceNumber,
  rectifica: nullable(z.object({ fecha: moment, numero: invoiceNumber })),
  uid: z.string()
})

type InvoiceDocument = z.output<typeof invoiceDocument>

const readInvoice = readerOf(invoiceDocument)

export function decodeInvoice(document: unknown): Invoice | null {
  const found = readInvoice(document)
  return (
    found && {
      boughtAt: found.fechaCompra,
      buyer: billingAddressIn(found.cliente),
      corrects: found.rectifica && { madeAt: found.rectifica.fecha, number: found.rectifica.numero },
      language: found.idioma,
      lines: found.lineas.map(({ cantidad, concepto, iva, precio }) => ({
        description: concepto,
        quantity: cantidad,
        unitCents: centsOf(precio),
        vatPercent: iva
      })),
      madeAt: found.fecha,
      number: found.numero,
      purchaseId: found.compra,
      seller: {
        address: found.emisor.direccion,
        name: found.emisor.nombre,
        registration: found.emisor.registro,
        taxId: found.emisor.cif
      },
      subject: found.nombre,
      uid: found.uid
    }
  )
}

export function encodeInvoice(invoice: Invoice): InvoiceDocument {
  const { seller } = invoice
  return {
    cliente: encodeBillingAddress(invoice.buyer),
    compra: invoice.purchaseId,
    emisor: {
      cif: seller.taxId,
      direccion: seller.address,
      nombre: seller.name,
      registro: seller.registration
    },
    fecha: invoice.madeAt,
    fechaCompra: invoice.boughtAt,
    idioma: invoice.language,
    lineas: invoice.lines.map(({ description, quantity, unitCents, vatPercent }) => ({
      cantidad: quantity,
      concepto: description,
      iva: vatPercent,
      precio: unitCents / 100
    })),
    nombre: invoice.subject,
    numero: invoice.number,
    rectifica: invoice.corrects && { fecha: invoice.corrects.madeAt, numero: invoice.corrects.number },
    uid: invoice.uid
  }
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
