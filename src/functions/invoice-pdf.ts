import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

import type { Invoice } from '#domain/invoice.ts'
import { type InvoiceWords, invoiceWords } from '#i18n/invoice-words.ts'

type Sheet = PDFKit.PDFDocument

const margin = 56
const gutter = 16
const ink = '#1b1020'
const soft = '#6b5b6f'
const brand = '#d60f6d'
const rule = '#b9adb6'

/** Letters for every language of the Union: a customer may be called Πέτρος or Łukasz. */
const fonts = {
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
  plain: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'
}

/** Draws an invoice. The same invoice gives the same bytes. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const words = invoiceWords(invoice)
  const sheet = new PDFDocument({
    bufferPages: true,
    info: {
      Author: invoice.seller.name,
      CreationDate: new Date(invoice.madeAt),
      ModDate: new Date(invoice.madeAt),
      Title: `${words.title} ${invoice.number}`
    },
    lang: invoice.language,
    margin,
    pdfVersion: '1.7',
    size: 'A4'
  })
  const { resolve } = createRequire(import.meta.url)
  for (const [name, file] of Object.entries(fonts)) sheet.registerFont(name, resolve(file))
  draw(sheet, words)
  sheet.end()
  return buffer(sheet)
}

function draw(sheet: Sheet, words: InvoiceWords): void {
  const width = sheet.page.width - 2 * margin
  sheet.font('bold').fontSize(24).fillColor(brand).text(words.title)
  sheet.moveDown(0.4)
  sheet.font('plain').fontSize(10).fillColor(ink)
  for (const fact of words.facts) sheet.text(fact)
  sheet.moveDown(2)
  drawParties(sheet, words, width)
  sheet.moveDown(2)
  sheet.font('bold').fontSize(12).fillColor(ink).text(words.subject)
  sheet.moveDown(0.6)
  drawTable(sheet, words.lines, [0.4, 0.13, 0.17, 0.11, 0.19], width)
  sheet.moveDown(2)
  drawTable(sheet, words.shares, [0.25, 0.25, 0.25, 0.25], width)
  sheet.moveDown(1.5)
  sheet.font('bold').fontSize(14).fillColor(ink).text(words.total, { align: 'right' })
  sheet.moveDown(0.4)
  sheet.font('plain').fontSize(9).fillColor(soft).text(words.note, { align: 'right' })
  numberPages(sheet, words, width)
}

/** Seller and buyer side by side; what comes next begins below the longer one. */
function drawParties(sheet: Sheet, { buyer, seller }: InvoiceWords, width: number): void {
  const top = sheet.y
  const half = (width - gutter) / 2
  const bottoms = [seller, buyer].map(({ heading, lines }, index) => {
    sheet.font('plain').fontSize(9).fillColor(soft)
    sheet.text(heading, margin + index * (half + gutter), top, { width: half })
    sheet.fontSize(10).fillColor(ink)
    for (const text of lines) sheet.text(text, { width: half })
    return sheet.y
  })
  sheet.x = margin
  sheet.y = Math.max(...bottoms)
}

function drawTable(sheet: Sheet, { head, rows }: InvoiceWords['lines'], parts: number[], width: number) {
  sheet.font('plain').fontSize(9).fillColor(ink)
  sheet.table({
    columnStyles: parts.map((part, column) => ({
      align: { x: column === 0 ? 'left' : 'right' },
      width: part * width
    })),
    data: [head.map(text => ({ font: { src: 'bold' }, text, type: 'TH' as const })), ...rows],
    defaultStyle: {
      border: { bottom: 0.5, left: 0, right: 0, top: 0 },
      borderColor: rule,
      padding: { bottom: 5, left: 0, right: 0, top: 5 }
    }
  })
  sheet.x = margin
}

function numberPages(sheet: Sheet, words: InvoiceWords, width: number): void {
  const { count } = sheet.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.switchToPage(index)
    const { margins } = sheet.page
    // Below the margin a text would begin a page of its own.
    sheet.page.margins = { ...margins, bottom: 0 }
    sheet.font('plain').fontSize(8).fillColor(soft)
    const below = sheet.page.height - margin + gutter / 2
    sheet.text(words.page(index + 1, count), margin, below, { align: 'center', width })
    sheet.page.margins = margins
  }
}
