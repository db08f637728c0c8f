import { countryName } from '#domain/billing/country.ts'
import type { Invoice } from '#domain/billing/invoice.ts'
import { lineCents, totalCents, vatShares } from '#domain/billing/vat.ts'
import { interpolate } from '#domain/text/interpolate.ts'

import { formatsOf } from '#i18n/text/format.ts'
import { messages } from '#i18n/text/messages.ts'

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
  const { buyer, corrects, language, seller } = invoice
  const { date, money, number } = formatsOf(language)
  const texts = messages[language].invoice
  const fact = (label: string, value: string) => interpolate(texts.fact, { label, value })
  const percent = (value: number) => `${number(value)} %`
  return {
    buyer: {
      heading: texts.buyer,
      lines: [
        buyer.name,
        interpolate(texts.taxId, { number: buyer.taxId }),
        buyer.address,
        `${buyer.postalCode} ${buyer.municipality}`,
        `${buyer.province}, ${countryName(language, buyer.country)}`
      ]
    },
    facts: [
      fact(texts.number, invoice.number),
      fact(texts.date, date(invoice.madeAt)),
      fact(texts.bought, date(invoice.boughtAt)),
      ...(corrects
        ? [interpolate(texts.corrects, { date: date(corrects.madeAt), number: corrects.number })]
        : [])
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
    page: (page, pages) => interpolate(texts.page, { page, pages }),
    seller: {
      heading: texts.seller,
      lines: [
        seller.name,
        interpolate(texts.taxId, { number: seller.taxId }),
        seller.address,
        seller.registration
      ]
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
    title: corrects ? texts.correctingTitle : texts.title,
    total: fact(texts.total, money(totalCents(invoice.lines)))
  }
}
