import type { BillingAddress } from './billing-address.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Purchase } from './purchase.ts'
import { readIn } from '#domain/text/text.ts'
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

/** The invoice that a correcting one replaces. */
export type CorrectedInvoice = Pick<Invoice, 'madeAt' | 'number'>

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
  /** Null for an invoice that is the first of its purchase. */
  corrects: CorrectedInvoice | null
}

const numberPattern = /^[FR](\d{4})-(\d{6})$/
const digitsOfNumber = 6

/** Correcting invoices count in a series of their own, as the law asks (Real Decreto 1619/2012, article 6). */
const seriesLetters = { correcting: 'R', first: 'F' } as const

/** The numbers of a series count up from one without a gap: `F2026-000001`. */
export function invoiceNumber(series: string, count: number): string {
  return `${series}-${String(count).padStart(digitsOfNumber, '0')}`
}

export function isInvoiceNumber(text: string): boolean {
  return numberPattern.test(text)
}

/** A year has its own series. The year is that of the seller, not of the machine. */
export function seriesAt(moment: Date, timeZone: string, kind: keyof typeof seriesLetters = 'first'): string {
  return `${seriesLetters[kind]}${new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(moment)}`
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
    corrects: null,
    language,
    lines: purchase.lines.map(line => ({ ...line, description: readIn(language, line.description).text })),
    madeAt,
    purchaseId: purchase.id,
    seller,
    subject: readIn(language, purchase.name).text,
    uid
  }
}

/**
 * Replaces an invoice that was made out to the wrong data: what was bought and what it cost stay as they were invoiced, and it names the one that
 * it replaces.
 */
export function correctionOf(
  { madeAt: correctedAt, number, ...unchanged }: Invoice,
  { buyer, madeAt, seller }: Pick<Invoice, 'buyer' | 'madeAt' | 'seller'>
): NewInvoice {
  return { ...unchanged, buyer, corrects: { madeAt: correctedAt, number }, madeAt, seller }
}
