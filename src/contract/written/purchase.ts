import { z } from 'zod/mini'

import type { Purchase, PurchaseLine, PurchaseState } from '#domain/billing/purchase.ts'
import { centsOf } from '#domain/billing/vat.ts'

import { localizedText, moment, readerOf, slug, nullable } from '#contract/fields/plain-fields.ts'

const states = {
  cancelada: 'cancelled',
  devuelta: 'refunded',
  pagada: 'paid',
  pendiente: 'pending'
} as const satisfies Record<string, PurchaseState>

const stateNames = {
  cancelled: 'cancelada',
  paid: 'pagada',
  pending: 'pendiente',
  refunded: 'devuelta'
} as const satisfies Record<PurchaseState, keyof typeof states>

const mostEuros = 1_000_000
const mostPieces = 10_000
const mostVat = 30
const mostLines = 100

const euros = z.number().check(
  z.gte(-mostEuros),
  z.lte(mostEuros),
  z.refine(value => Math.abs(value * 100 - centsOf(value)) < 1e-6)
)

/** A line of a purchase: what, how many, at which final price each, VAT included. */
const line = z.object({
  cantidad: z.int().check(z.gte(1), z.lte(mostPieces)),
  concepto: localizedText,
  iva: z.number().check(z.gte(0), z.lte(mostVat)),
  precio: euros
})

/** A document of `usuarios/{uid}/compras`. */
export const purchaseFields = {
  estado: z.enum(['cancelada', 'devuelta', 'pagada', 'pendiente']),
  factura: nullable(z.string()),
  facturable: nullable(z.boolean()),
  fecha: moment,
  fechaActividad: nullable(moment),
  lineas: z.array(line).check(z.minLength(1), z.maxLength(mostLines)),
  nombre: localizedText,
  slug: nullable(slug)
}

const purchaseDocument = z.object(purchaseFields)

const readPurchase = readerOf(purchaseDocument)

export type PurchaseDocument = z.output<typeof purchaseDocument>

/** Null when the document is no purchase. */
export function decodePurchase(purchaseId: string, document: unknown): Purchase | null {
  const found = readPurchase(document)
  return found && purchaseIn({ ...found, id: purchaseId })
}

/** A purchase as it travels and is stored, in the words of the domain. */
export function purchaseIn({ id: purchaseId, ...found }: PurchaseDocument & { id: string }): Purchase {
  return {
    boughtAt: found.fecha,
    id: purchaseId,
    invoice: found.factura,
    isInvoicedByUs: found.facturable ?? true,
    lines: found.lineas.map(lineIn),
    name: found.nombre,
    slug: found.slug,
    state: states[found.estado],
    takesPlaceAt: found.fechaActividad
  }
}

export function encodePurchase(purchase: Purchase): PurchaseDocument {
  return {
    estado: stateNames[purchase.state],
    factura: purchase.invoice,
    facturable: purchase.isInvoicedByUs,
    fecha: purchase.boughtAt,
    fechaActividad: purchase.takesPlaceAt,
    lineas: purchase.lines.map(({ description, quantity, unitCents, vatPercent }) => ({
      cantidad: quantity,
      concepto: description,
      iva: vatPercent,
      precio: unitCents / 100
    })),
    nombre: purchase.name,
    slug: purchase.slug
  }
}

/** What a purchase is told when its invoice was made. */
export function invoiceMark(number: string): Pick<PurchaseDocument, 'factura'> {
  return { factura: number }
}

function lineIn({ cantidad, concepto, iva, precio }: PurchaseDocument['lineas'][number]): PurchaseLine {
  return { description: concepto, quantity: cantidad, unitCents: centsOf(precio), vatPercent: iva }
}
