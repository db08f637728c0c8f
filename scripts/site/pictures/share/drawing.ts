import { brandCarnation, brandColours } from '#posters/carnation.ts'
import { paint, posterFormats, sheet } from '#posters/poster.ts'
import type { SharePicture } from '#posters/share-pictures.ts'
import { circle, d, path, rect } from '#posters/drawing/shapes.ts'
import { settings } from '#settings.ts'
import { type Block, fit } from './fitting.ts'
import type { Typeface } from './typeface.ts'

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
export const photoBox = {
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
