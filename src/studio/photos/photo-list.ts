import { sizeIn } from '#domain/data/picture-file.ts'
import { fieldsIn, itemsIn } from '#studio/form/values.ts'
import { type Fields, withField } from '#studio/document/patch.ts'

import type { UploadedPhoto } from './photo-use.ts'

/** Where in a picture lies what must stay in view, in whole percent from its left and its upper edge. */
export interface Spot {
  x: number
  y: number
}

interface Size {
  height: number
  width: number
}

/** The photographs of a document as they are edited: a plain address is one, too. */
export function photosIn(value: unknown): Fields[] {
  return itemsIn(value).map(item => (typeof item === 'string' ? { url: item } : fieldsIn(item)))
}

export function addressOf({ url }: Fields): string {
  return typeof url === 'string' ? url : ''
}

/** Size from the document, else from the file's name; null when neither has it. */
export function sizeOf(photo: Fields): Size | null {
  const { alto: height, ancho: width } = photo
  if (isPixels(height) && isPixels(width)) return { height, width }
  return sizeIn(addressOf(photo))
}

export function spotIn(photo: Fields): Spot | null {
  const { x, y } = fieldsIn(photo['foco'])
  return isPercent(x) && isPercent(y) ? { x, y } : null
}

/** The photograph with another focal point; its middle is none. */
export function withSpot(photo: Fields, spot: Spot | null): Fields {
  const isMiddle = spot === null || (spot.x === middle.x && spot.y === middle.y)
  return withField(photo, 'foco', isMiddle ? undefined : spot)
}

export const middle: Spot = { x: 50, y: 50 }

/** A spot moved by so many percent, within the picture. */
export function moveSpot({ x, y }: Spot, by: Spot): Spot {
  return { x: withinPercent(x + by.x), y: withinPercent(y + by.y) }
}

/** Whole percent of a share of a side. */
export function percentOf(share: number): number {
  return withinPercent(Math.round(share * 100))
}

/** The photographs with uploaded ones behind them. One that is there already is not there twice. */
export function withUploaded(photos: readonly Fields[], uploaded: readonly UploadedPhoto[]): Fields[] {
  const known = new Set(photos.map(addressOf))
  const fresh = uploaded.filter(({ url }) => !known.has(url) && known.add(url))
  return [...photos, ...fresh.map(({ height, url, width }) => ({ alto: height, ancho: width, url }))]
}

/** The items with one in the place of another; those between make room. */
export function moveTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

function isPixels(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100
}

function withinPercent(value: number): number {
  return Math.min(100, Math.max(0, value))
}
