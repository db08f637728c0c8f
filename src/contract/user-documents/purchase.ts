import { z } from 'zod/mini'

import { localizedText, moment, readerOf, slug, nullable } from '#contract/fields/plain-fields.ts'
import { enumCodec, type ObjectCodec, objectCodec } from '#contract/values/codecs.ts'
import type { Purchase, PurchaseState } from '#domain/billing/purchase.ts'
import { centsOf } from '#domain/billing/vat.ts'

const maxEuros = 1_000_000
const maxPieces = 10_000
const maxVat = 30
const maxLines = 100

const euros = z.number().check(
  z.gte(-maxEuros),
  z.lte(maxEuros),
  z.refine(value => Math.abs(value * 100 - centsOf(value)) < 1e-6)
)

/** A line of a purchase: what, how many, at which final price each, VAT included. */
const line = objectCodec({
  description: ['concepto', localizedText],
  quantity: ['cantidad', z.int().check(z.gte(1), z.lte(maxPieces))],
  unitCents: ['precio', z.codec(euros, z.number(), { decode: centsOf, encode: cents => cents / 100 })],
  vatPercent: ['iva', z.number().check(z.gte(0), z.lte(maxVat))]
})

const yesUnlessSaid = z.codec(z.nullish(z.boolean()), z.boolean(), {
  decode: said => said ?? true,
  encode: said => said
})

/** A purchase as it stands in `usuarios/{uid}/compras` and as it travels. */
export const purchaseFields = {
  boughtAt: ['fecha', moment],
  invoice: ['factura', nullable(z.string())],
  isInvoicedByUs: ['facturable', yesUnlessSaid],
  lines: ['lineas', z.array(line).check(z.minLength(1), z.maxLength(maxLines))],
  name: ['nombre', localizedText],
  slug: nullable(slug),
  state: [
    'estado',
    enumCodec<PurchaseState>({
      cancelled: 'cancelada',
      paid: 'pagada',
      pending: 'pendiente',
      refunded: 'devuelta'
    })
  ],
  takesPlaceAt: ['fechaActividad', nullable(moment)]
} as const

type StoredPurchase = Omit<Purchase, 'id'>

const stored: ObjectCodec<StoredPurchase> = objectCodec(purchaseFields)
const readPurchase = readerOf<StoredPurchase>(stored)

/** Null when the document is no purchase. */
export function decodePurchase(purchaseId: string, document: unknown): Purchase | null {
  const found = readPurchase(document)
  return found && { ...found, id: purchaseId }
}

export function encodePurchase(purchase: StoredPurchase) {
  return z.encode(stored, purchase)
}

/** Fields that a purchase gets when its invoice was made. */
export function invoiceMark(number: string) {
  return { factura: number }
}
