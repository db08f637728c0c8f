import type { LocalizedText } from '#domain/text/text.ts'
import { type PricedLine, totalCents } from './vat.ts'

export const purchaseStates = ['paid', 'pending', 'cancelled', 'refunded'] as const

export type PurchaseState = (typeof purchaseStates)[number]

export interface PurchaseLine extends PricedLine {
  description: LocalizedText
}

/** Something a customer has bought. Purchases come into being outside of this site, where the money changes hands. */
export interface Purchase {
  id: string
  name: LocalizedText
  /** Of the page of the experience, while there is one. */
  slug: string | null
  boughtAt: string
  /** When it takes place; null when it is open. */
  takesPlaceAt: string | null
  state: PurchaseState
  lines: readonly PurchaseLine[]
  /** False where the business that gives the experience invoices it. */
  isInvoicedByUs: boolean
  /** The number of its invoice. */
  invoice: string | null
}

/** Actions a customer has for the invoice of a purchase. */
export type InvoiceAction =
  | { kind: 'generate' }
  | { kind: 'see'; number: string }
  | { kind: 'unavailable'; why: NoInvoice }

/** Why a purchase has no invoice of ours. */
export type NoInvoice = 'other-seller' | 'free' | Exclude<PurchaseState, 'paid'>

/** Once made, an invoice is there for ever; without money that stays with us there is none. */
export function invoiceAction({ invoice, isInvoicedByUs, lines, state }: Purchase): InvoiceAction {
  if (invoice !== null) return { kind: 'see', number: invoice }
  if (!isInvoicedByUs) return { kind: 'unavailable', why: 'other-seller' }
  if (state !== 'paid') return { kind: 'unavailable', why: state }
  return totalCents(lines) > 0 ? { kind: 'generate' } : { kind: 'unavailable', why: 'free' }
}

/** The newest first. */
export function inOrder(purchases: readonly Purchase[]): Purchase[] {
  return purchases.toSorted(
    (a, b) => Date.parse(b.boughtAt) - Date.parse(a.boughtAt) || (a.id < b.id ? -1 : 1)
  )
}

/** An experience the visitor has bought, once, however often. */
export interface BoughtExperience {
  slug: string | null
  name: LocalizedText
  boughtAt: string
  takesPlaceAt: string | null
}

/** Experiences that were bought and not refunded. Of several purchases of the same one the newest counts. */
export function boughtExperiences(purchases: readonly Purchase[]): BoughtExperience[] {
  const kept = inOrder(purchases).filter(({ state }) => state === 'paid' || state === 'pending')
  const firsts = new Map(kept.toReversed().map(purchase => [purchase.slug ?? purchase.id, purchase]))
  return inOrder([...firsts.values()]).map(({ boughtAt, name, slug, takesPlaceAt }) => ({
    boughtAt,
    name,
    slug,
    takesPlaceAt
  }))
}
