import { brandCarnation, brandColours } from '#posters/carnation.ts'
import { paint, posterFormats, sheet } from '#posters/poster.ts'
import type { SharePicture } from '#posters/share-pictures.ts'
import { circle, d, path, rect } from '#posters/drawing/shapes.ts'
import { settings } from '#settings.ts'
import type { Typeface } from './typeface.ts'
import { join } from 'node:path'
import sharp from 'sharp'
import { photoFolder } from '#catalog/model/photos.ts'
import { cutAround } from '#domain/catalogue/photo/focus.ts'
import { middle, type ReadPhoto } from '#domain/catalogue/photo/sizes.ts'

/** Huffman tables made to measure would save 8 % of the size and cost a quarter of the time. */
const encoding = { optimiseCoding: false, quality: 80 }

// Pictures are drawn side by side, each by one thread; what was drawn is not asked for again.
sharp.concurrency(1)
sharp.cache(false)

/** The picture as a JPEG file. */
export async function rasterise(
  picture: SharePicture,
  typeface: Typeface,
  photos = photoFolder
): Promise<Buffer> {
  const { left, top } = photoBox
  const input = picture.photo && (await inFrame(picture.photo, photos))
  return sharp(Buffer.from(shareDrawing(picture, typeface)))
    .composite(input ? [{ input, left, top }] : [])
    .removeAlpha()
    .jpeg(encoding)
    .toBuffer()
}

/** The part of a photograph that fits its frame, around what must stay in view. */
function inFrame({ focus, height, url, width }: ReadPhoto, folder: string): Promise<Buffer> {
  const box = { height: photoBox.height, width: photoBox.width }
  const cut = cutAround({ height, width }, focus ?? middle, box.height / box.width)
  return sharp(join(folder, url))
    .extract(cut)
    .resize({ fit: 'fill', ...box })
    .toBuffer()
}

const [width, height] = posterFormats.share.shown
const colours = { albero: '#f2b33d', cal: '#fff8f0', clavel: '#e61276', ink: '#1b1020' }

/** The column with the words, left of the poster. Lengths in pixels of the picture. */
const column = 544
const margin = 56
const measure = column - margin - 36
const nameTop = 164
const leading = 1.06
const nameSizes = [112, 95, 80, 72, 65, 58, 52, 46, 41, 37] as const
const priceSizes = [40, 36, 32, 28, 25, 22] as const
const placeSizes = [30, 27, 24] as const
const placeLeading = 1.25
/** How far capitals rise above the line, in parts of the size. */
const rise = 0.66

/** A photograph is framed by a line of ink, as posters are. */
const frame = 8
/** Place of a photograph. */
const photoBox = {
  height: height - 2 * frame,
  left: column + frame,
  top: frame,
  width: width - column - 2 * frame
}

/** The poster, or the frame of a photograph, and beside it a column with name, price and place, all of it outlines. */
export function shareDrawing({ lettering, photo, subject }: SharePicture, typeface: Typeface): string {
  return sheet(
    width,
    height,
    [width, height],
    (photo ? rect(column, 0, width - column, height, colours.ink) : poster(subject)) +
      rect(0, 0, column, height, colours.cal) +
      rect(0, 0, column, 14, colours.clavel) +
      brand(typeface) +
      words(lettering, typeface)
  )
}

function poster(subject: SharePicture['subject']): string {
  const { height: drawn, width: across } = posterFormats.share
  const scale = width / across
  return `<g transform="translate(${column} 0) scale(${scale})">${paint(subject, across - column / scale, drawn)}</g>`
}

function brand(typeface: Typeface): string {
  const flower = brandCarnation(brandColours, { scale: 0.74, x: margin + 24, y: 122 })
  return flower + path(typeface.outline(settings.name, 40, margin + 64, 90), colours.clavel)
}

/** Positions of the texts. */
interface Layout {
  name: Block
  place: Block | null
  placeTop: number
  priceTop: number
}

/** From the foot upwards: place, price, and the name in what remains. */
export function layOut({ place, price, title }: SharePicture['lettering'], typeface: Typeface): Layout {
  const foot = height - margin
  const placeBox = { height: 64, leading: placeLeading, width: measure }
  const where = place === null ? null : fit(place, placeSizes, placeBox, typeface.width)
  const placeTop = where
    ? foot - (where.lines.length - 1) * where.size * placeLeading - where.size * rise
    : foot
  const priceTop = price === null ? placeTop : placeTop - 32 - bandHeight
  const nameBox = { height: priceTop - 28 - nameTop, leading, width: measure }
  return { name: fit(title, nameSizes, nameBox, typeface.width), place: where, placeTop, priceTop }
}

function words(lettering: SharePicture['lettering'], typeface: Typeface): string {
  const { name, place, placeTop, priceTop } = layOut(lettering, typeface)
  return (
    block(name, nameTop, leading, typeface) +
    (lettering.price === null ? '' : band(lettering.price, priceTop, typeface)) +
    (place === null ? '' : block(place, placeTop, placeLeading, typeface))
  )
}

function block({ lines, size }: Block, top: number, lead: number, typeface: Typeface): string {
  const baseline = (index: number) => top + size * rise + index * size * lead
  return path(
    lines.map((line, index) => typeface.outline(line, size, margin, baseline(index))).join(''),
    colours.ink
  )
}

const bandHeight = 68
const bandInset = 40
const notch = 18

/** The price on a band of albero. */
function band(price: string, top: number, typeface: Typeface): string {
  const box = { height: bandHeight, leading: 9, width: measure - bandInset - 2 * notch }
  const { lines, size } = fit(price, priceSizes, box, typeface.width)
  const [line = ''] = lines
  const long = bandInset + typeface.width(line, size) + 2 * notch
  const half = bandHeight / 2
  return (
    path(d`M${margin} ${top}h${long}l${-notch} ${half}l${notch} ${half}h${-long}z`, colours.albero) +
    circle(margin + 21, top + half, 6, colours.cal) +
    path(typeface.outline(line, size, margin + bandInset, top + half + (size * rise) / 2), colours.ink)
  )
}

/** How wide a line is at a size. */
export type Measure = (line: string, size: number) => number

export interface Block {
  lines: string[]
  size: number
}

interface Box {
  width: number
  height: number
  /** Distance of two lines in parts of the size. */
  leading: number
}

type WidthOf = (line: string) => number

/** A piece that may begin a line: a word, or a part of one after its hyphen, which is glued to the piece before. */
interface Part {
  isGlued: boolean
  text: string
}

/**
 * The text at the largest of the sizes at which it stays in the box with no word broken; else at the last size, broken and cut. A word of which the typeface has no
 * letter leaves no gap.
 */
export function fit(text: string, sizes: readonly [number, ...number[]], box: Box, measure: Measure): Block {
  const parts = partsOf(text).filter(part => measure(part.text, 1) > 0)
  for (const size of sizes) {
    const widthOf: WidthOf = line => measure(line, size)
    const lines = wrap(parts, widthOf, box.width)
    const isWhole = lines.every(line => widthOf(line) <= box.width)
    if (isWhole && lines.length <= roomFor(size, box)) {
      return { lines: balanced(parts, lines, widthOf, box.width), size }
    }
  }
  const size = sizes.at(-1) ?? sizes[0]
  return { lines: cut(parts, line => measure(line, size), box.width, roomFor(size, box)), size }
}

function partsOf(text: string): Part[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap(word =>
      word
        .split(/(?<=\p{Letter}[-–])(?=\p{Letter})/u)
        .map((part, index) => ({ isGlued: index > 0, text: part }))
    )
}

/** How many lines the box holds: at least one. */
function roomFor(size: number, { height, leading }: Box): number {
  return Math.max(1, Math.floor((height - size) / (size * leading)) + 1)
}

/** Line by line, as many parts as the width holds. One that is wider stands alone. */
function wrap(parts: Part[], widthOf: WidthOf, width: number): string[] {
  const lines: string[] = []
  for (const { isGlued, text } of parts) {
    const last = lines.at(-1)
    const longer = `${last ?? ''}${isGlued || last === undefined ? '' : ' '}${text}`
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(text)
  }
  return lines
}

/** Breaks the text into the same number of lines in the narrowest possible column, so that no word is alone on the last one. */
function balanced(parts: Part[], lines: string[], widthOf: WidthOf, width: number): string[] {
  const step = width / 40
  let best = lines
  for (let narrower = width - step; narrower > width / 3; narrower -= step) {
    const tried = wrap(parts, widthOf, narrower)
    if (tried.length > lines.length || tried.some(line => widthOf(line) > narrower)) break
    best = tried
  }
  return best
}

/** As much as there is room for: words that are too wide are broken with a hyphen, for what remains stands an ellipsis. */
function cut(parts: Part[], widthOf: WidthOf, width: number, room: number): string[] {
  const lines = wrap(
    parts.flatMap(part => broken(part, widthOf, width)),
    widthOf,
    width
  )
  if (lines.length <= room) return lines
  return [...lines.slice(0, room - 1), ended(lines[room - 1] ?? '', widthOf, width)]
}

function broken(part: Part, widthOf: WidthOf, width: number): Part[] {
  if (widthOf(part.text) <= width) return [part]
  const pieces: string[] = []
  let piece = ''
  for (const letter of part.text) {
    if (piece !== '' && widthOf(`${piece}${letter}-`) > width) {
      pieces.push(`${piece}-`)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece].map((text, index) => ({ isGlued: index > 0 || part.isGlued, text }))
}

function ended(line: string, widthOf: WidthOf, width: number): string {
  const letters = Array.from(line)
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').replace(/[\s…,.;:–-]+$/, '')}…`
}
