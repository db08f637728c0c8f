import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { openSync } from 'fontkit'
import { encodeQR } from 'qr'

import type { Language } from '#domain/text/locale.ts'
import { vectorContent } from '#domain/poster/vector-pdf.ts'
import { type ForeignText, type PrintedSheet, printedSheet } from '#posters/partner/printed-sheet.ts'
import type { PrintedSubject } from '#posters/partner/printed-subject.ts'

type Sheet = PDFKit.PDFDocument

const pointsPerMillimetre = 72 / 25.4
/** Letters that the display face does not have: Greek, Cyrillic, Arabic, Hebrew, Latin of everywhere. */
const otherLetters = 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'

const smallestPoints = 6

interface PrintedDocument extends Omit<PrintedSubject, 'code'> {
  /** Content of the code. */
  address: string
  language: Language
  /** Said by programs that read the page aloud. */
  spoken: string
  title: string
}

export interface PrintedPdf {
  /** Letters of the name that none of our fonts has: they were left out. */
  missing: string
  pdf: Buffer
}

/** A partner's sheet as a PDF of one page. Codes use an error correction that survives a scratch. */
export async function printedPdf({
  address,
  language,
  spoken,
  title,
  ...subject
}: PrintedDocument): Promise<PrintedPdf> {
  const { default: PDFDocument } = await import('pdfkit')
  const drawn = printedSheet({ ...subject, code: squaresOf(address) })
  const size = [drawn.width, drawn.height].map(length => length * pointsPerMillimetre)
  const sheet = new PDFDocument({
    displayTitle: true,
    info: { Title: title },
    lang: language,
    margin: 0,
    pdfVersion: '1.7',
    size,
    tagged: true
  })
  const whole = sheet.struct('Document')
  sheet.addStructure(whole)
  whole.add(sheet.struct('Figure', { alt: spoken }, () => draw(sheet, drawn)))
  whole.end()
  sheet.end()
  return { missing: drawn.foreign.map(({ text }) => missingIn(text)).join(''), pdf: await buffer(sheet) }
}

/** Without the edge that the library draws at least: the sheet has its own. */
function squaresOf(address: string): boolean[][] {
  return encodeQR(address, 'raw', { border: 1, ecc: 'medium' })
    .slice(1, -1)
    .map(row => row.slice(1, -1))
}

function draw(sheet: Sheet, { foreign, svg }: PrintedSheet): void {
  const { alphas, content } = vectorContent(svg)
  const states: Record<string, unknown> = Object(Reflect.get(sheet.page, 'ext_gstates'))
  alphas.forEach((alpha, index) => {
    const state = sheet.ref({ CA: Number(alpha), Type: 'ExtGState', ca: Number(alpha) })
    state.end('')
    states[`A${index}`] = state
  })
  sheet.addContent(`q ${pointsPerMillimetre} 0 0 ${pointsPerMillimetre} 0 0 cm\n${content}\nQ`)
  for (const text of foreign) write(sheet, text)
}

/** In the largest size at which it stays in its box; letters that this font lacks as well are left out. */
function write(sheet: Sheet, { box, colour, text }: ForeignText): void {
  const file = fontFile()
  const missing = missingIn(text)
  const written = Array.from(text)
    .filter(letter => !missing.includes(letter))
    .join('')
    .trim()
  if (written === '') return
  sheet.registerFont('other', file).font('other').fillColor(colour)
  const [width, height] = [box.width * pointsPerMillimetre, box.height * pointsPerMillimetre]
  let size = height * 0.8
  while (size > smallestPoints && !fits(sheet.fontSize(size), written, width, height)) size *= 0.9
  const [x, y] = [box.x * pointsPerMillimetre, box.y * pointsPerMillimetre]
  sheet.text(written, x, y, { ellipsis: true, height, width })
}

function fontFile(): string {
  return createRequire(import.meta.url).resolve(otherLetters)
}

/** Each letter once. */
function missingIn(text: string): string {
  const face = openSync(fontFile())
  if (!('hasGlyphForCodePoint' in face)) return ''
  const missing = Array.from(text).filter(letter => !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  return [...new Set(missing)].join('')
}

function fits(sheet: Sheet, text: string, width: number, height: number): boolean {
  const isEachWordWhole = text.split(/\s+/).every(word => sheet.widthOfString(word) <= width)
  return isEachWordWhole && sheet.heightOfString(text, { width }) <= height
}
