import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

import type { Invoice } from '#domain/billing/invoice.ts'
import { type InvoiceWords, invoiceWords } from '#i18n/billing/invoice-words.ts'

type Sheet = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement

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

/** Marks the document as accessible (PDF/UA-1). The types of pdfkit do not have its option for it yet. */
const universalAccess = `
  <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>`

/** Draws an invoice. The same invoice gives the same bytes. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const words = invoiceWords(invoice)
  const sheet = new PDFDocument({
    bufferPages: true,
    displayTitle: true,
    info: {
      Author: invoice.seller.name,
      CreationDate: new Date(invoice.madeAt),
      ModDate: new Date(invoice.madeAt),
      Title: `${words.title} ${invoice.number}`
    },
    lang: invoice.language,
    margin,
    pdfVersion: '1.7',
    size: 'A4',
    tagged: true
  })
  const { resolve } = createRequire(import.meta.url)
  for (const [name, file] of Object.entries(fonts)) sheet.registerFont(name, resolve(file))
  const whole = sheet.struct('Document')
  sheet.addStructure(whole)
  draw(sheet, whole, words)
  whole.end()
  numberPages(sheet, words)
  sheet.appendXML(universalAccess)
  sheet.end()
  return buffer(sheet)
}

function draw(sheet: Sheet, whole: Structure, words: InvoiceWords): void {
  const say = (tag: string, text: string, options: PDFKit.Mixins.TextOptions = {}) =>
    whole.add(sheet.struct(tag, {}, () => void sheet.text(text, options)))
  sheet.font('bold').fontSize(24).fillColor(brand)
  say('H1', words.title)
  sheet.moveDown(0.4)
  sheet.font('plain').fontSize(10).fillColor(ink)
  for (const fact of words.facts) say('P', fact)
  sheet.moveDown(2)
  drawParties(sheet, whole, words)
  sheet.moveDown(2)
  sheet.font('bold').fontSize(12).fillColor(ink)
  say('H2', words.subject)
  sheet.moveDown(0.6)
  drawTable(sheet, whole, words.lines, [0.4, 0.13, 0.17, 0.11, 0.19])
  sheet.moveDown(2)
  drawTable(sheet, whole, words.shares, [0.25, 0.25, 0.25, 0.25])
  sheet.moveDown(1.5)
  sheet.font('bold').fontSize(14).fillColor(ink)
  say('P', words.total, { align: 'right' })
  sheet.moveDown(0.4)
  sheet.font('plain').fontSize(9).fillColor(soft)
  say('P', words.note, { align: 'right' })
}

/** Seller and buyer side by side, each after the other for a screen reader; what comes next begins below the longer one. */
function drawParties(sheet: Sheet, whole: Structure, { buyer, seller }: InvoiceWords): void {
  const top = sheet.y
  const width = (widthOf(sheet) - gutter) / 2
  const bottoms = [seller, buyer].map(({ heading, lines }, index) => {
    sheet.font('plain').fontSize(9).fillColor(soft)
    const left = margin + index * (width + gutter)
    whole.add(sheet.struct('H2', {}, () => void sheet.text(heading, left, top, { width })))
    sheet.fontSize(10).fillColor(ink)
    for (const text of lines) whole.add(sheet.struct('P', {}, () => void sheet.text(text, { width })))
    return sheet.y
  })
  sheet.x = margin
  sheet.y = Math.max(...bottoms)
}

function drawTable(sheet: Sheet, whole: Structure, { head, rows }: InvoiceWords['lines'], parts: number[]) {
  sheet.font('plain').fontSize(9).fillColor(ink)
  const table = {
    columnStyles: parts.map((part, column) => ({
      align: { x: column === 0 ? ('left' as const) : ('right' as const) },
      width: part * widthOf(sheet)
    })),
    data: [
      head.map(text => ({ font: { src: 'bold' }, scope: 'Column' as const, text, type: 'TH' as const })),
      ...rows
    ],
    defaultStyle: {
      border: { bottom: 0.5, left: 0, right: 0, top: 0 },
      borderColor: rule,
      padding: { bottom: 5, left: 0, right: 0, top: 5 }
    },
    structParent: whole
  }
  sheet.table(table)
  sheet.x = margin
}

/** Which page it is stands outside of what is read. */
function numberPages(sheet: Sheet, words: InvoiceWords): void {
  const { count } = sheet.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.switchToPage(index)
    const { margins } = sheet.page
    // Below the margin a text would begin a page of its own.
    sheet.page.margins = { ...margins, bottom: 0 }
    sheet.font('plain').fontSize(8).fillColor(soft)
    const below = sheet.page.height - margin + gutter / 2
    sheet.markContent('Artifact', { type: 'Pagination' })
    sheet.text(words.page(index + 1, count), margin, below, { align: 'center', width: widthOf(sheet) })
    sheet.endMarkedContent()
    sheet.page.margins = margins
  }
}

function widthOf(sheet: Sheet): number {
  return sheet.page.width - 2 * margin
}
