import type { BillingAddress } from './billing-address.ts'
import type { Language } from './locale.ts'
import type { Purchase } from './purchase.ts'
import { readIn } from './text.ts'
import type { PricedLine } from './vat.ts'

/** Who invoices, as it stood when the invoice was made. */
export interface Seller {
  name: string
  taxId: string
  address: string
  registration: string
}

export interface InvoiceLine extends PricedLine {
  description: string
}

/** An invoice as it was made. Nothing of it changes afterwards, whatever becomes of the address or the purchase. */
export interface Invoice {
  number: string
  madeAt: string
  boughtAt: string
  language: Language
  uid: string
  purchaseId: string
  subject: string
  seller: Seller
  buyer: BillingAddress
  lines: readonly InvoiceLine[]
}

const numberPattern = /^F(\d{4})-(\d{6})$/
const digitsOfNumber = 6

/** The numbers of a year count up from one without a gap: `F2026-000001`. */
export function invoiceNumber(series: string, count: number): string {
  return `${series}-${String(count).padStart(digitsOfNumber, '0')}`
}

export function isInvoiceNumber(text: string): boolean {
  return numberPattern.test(text)
}

/** A year has its own series. The year is that of the seller, not of the machine. */
export function seriesAt(moment: Date, timeZone: string): string {
  return `F${new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(moment)}`
}

export type NewInvoice = Omit<Invoice, 'number'>

/** The texts of an invoice are those of its language, for good. */
export function invoiceFor(
  purchase: Purchase,
  { buyer, language, madeAt, seller, uid }: Pick<Invoice, 'buyer' | 'language' | 'madeAt' | 'seller' | 'uid'>
): NewInvoice {
  return {
    boughtAt: purchase.boughtAt,
    buyer,
    language,
    lines: purchase.lines.map(line => ({ ...line, description: readIn(language, line.description).text })),
    madeAt,
    purchaseId: purchase.id,
    seller,
    subject: readIn(language, purchase.name).text,
    uid
  }
}
