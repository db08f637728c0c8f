import { countryName } from '#domain/country.ts'
import type { Invoice } from '#domain/invoice.ts'
import { lineCents, totalCents, vatShares } from '#domain/vat.ts'
import { filled } from '#domain/wording.ts'

import { formatsOf } from './format.ts'
import { messages } from './messages.ts'

interface Table {
  head: string[]
  rows: string[][]
}

interface Party {
  heading: string
  lines: string[]
}

/** An invoice as it is read, from top to bottom, in the language it was made in. */
export interface InvoiceWords {
  title: string
  facts: string[]
  seller: Party
  buyer: Party
  subject: string
  lines: Table
  shares: Table
  total: string
  note: string
  /** The foot of a page. */
  page: (page: number, pages: number) => string
}

export function invoiceWords(invoice: Invoice): InvoiceWords {
  const { buyer, language, seller } = invoice
  const { date, money, number } = formatsOf(language)
  const texts = messages[language].invoice
  const fact = (label: string, value: string) => filled(texts.fact, { label, value })
  const percent = (value: number) => `${number(value)} %`
  return {
    buyer: {
      heading: texts.buyer,
      lines: [
        buyer.name,
        filled(texts.taxId, { number: buyer.taxId }),
        buyer.address,
        `${buyer.postalCode} ${buyer.municipality}`,
        `${buyer.province}, ${countryName(language, buyer.country)}`
      ]
    },
    facts: [
      fact(texts.number, invoice.number),
      fact(texts.date, date(invoice.madeAt)),
      fact(texts.bought, date(invoice.boughtAt))
    ],
    lines: {
      head: [texts.item, texts.quantity, texts.unitPrice, texts.rate, texts.amount],
      rows: invoice.lines.map(line => [
        line.description,
        number(line.quantity),
        money(line.unitCents),
        percent(line.vatPercent),
        money(lineCents(line))
      ])
    },
    note: texts.note,
    page: (page, pages) => filled(texts.page, { page, pages }),
    seller: {
      heading: texts.seller,
      lines: [seller.name, filled(texts.taxId, { number: seller.taxId }), seller.address, seller.registration]
    },
    shares: {
      head: [texts.rate, texts.net, texts.vat, texts.gross],
      rows: vatShares(invoice.lines).map(share => [
        percent(share.vatPercent),
        money(share.netCents),
        money(share.vatCents),
        money(share.grossCents)
      ])
    },
    subject: invoice.subject,
    title: texts.title,
    total: fact(texts.total, money(totalCents(invoice.lines)))
  }
}
