import { type Cluster, clustersOf } from './clusters.ts'
import type { Coordinates } from './place.ts'

/** A drawing of a part of the world: the degrees at its upper left corner, and how many of its units a degree has. */
export interface MapExtent {
  height: number
  north: number
  perLat: number
  perLng: number
  west: number
  width: number
}

export type MapPoint = [x: number, y: number]

/** What a pin stands for. */
export interface PinItem {
  /** What the pin says: an amount. */
  label: string
  slug: string
}

export interface MapPin extends Cluster<PinItem> {
  label: string
  width: number
}

/** Of a pin, in units of the drawing. Pins are drawn above the point that they mean. */
export const pinSize = { height: 30, tip: 8 } as const

const widthPerLetter = 8
const widthAround = 20
/** Pins are twice as wide as high: what is beside one another may not be as near as what is one above the other. */
const nearest = 36
const flatness = 0.5

export function pointIn({ north, perLat, perLng, west }: MapExtent, { lat, lng }: Coordinates): MapPoint {
  return [Math.round((lng - west) * perLng), Math.round((north - lat) * perLat)]
}

/** As it stands in a page. */
export function writeExtent({ height, north, perLat, perLng, west, width }: MapExtent): string {
  return [height, north, perLat, perLng, west, width].join(' ')
}

export function readExtent(text: string): MapExtent {
  const [height = 0, north = 0, perLat = 0, perLng = 0, west = 0, width = 0] = text.split(' ').map(Number)
  return { height, north, perLat, perLng, west, width }
}

/** The degrees at the edges of the drawing. */
export function edgesOf({ height, north, perLat, perLng, west, width }: MapExtent) {
  return { east: west + width / perLng, north, south: north - height / perLat, west }
}

/** Pins that would cover one another are one, with its number. What lies beyond the drawing has none. */
export function mapPins({ height, width }: MapExtent, spots: { item: PinItem; point: MapPoint }[]): MapPin[] {
  const inside = spots.filter(({ point: [x, y] }) => x >= 0 && y >= 0 && x <= width && y <= height)
  const flat = inside.map(({ item, point: [x, y] }) => ({ item, x: x * flatness, y }))
  return clustersOf(flat, nearest).map(cluster => {
    const [first] = cluster.items
    const label = cluster.items.length === 1 ? (first?.label ?? '') : String(cluster.items.length)
    const pinWidth = Math.max(pinSize.height, label.length * widthPerLetter + widthAround)
    // A pin does not hang over the edge of the drawing.
    const x = Math.min(Math.max(cluster.x / flatness, pinWidth / 2 + 1), width - pinWidth / 2 - 1)
    const y = Math.max(cluster.y, pinSize.height + pinSize.tip + 1)
    return { ...cluster, label, width: pinWidth, x, y }
  })
}

/** The amount in a price that is said in words; what names none is said as it is where it is one short word, as «Gratis». */
export function amountIn(price: string): string {
  const [amount] = /€\s?\d[\d.,]*|\d[\d.,]*\s?€/.exec(price) ?? []
  if (amount !== undefined) return amount
  return /^\p{L}{1,9}$/u.test(price.trim()) ? price.trim() : '·'
}

/** Where the card of an experience stands in the page of its listing. */
export function cardAnchor(slug: string): string {
  return `exp-${slug}`
}

/** The drawing beside a listing is also the ground of its map, under the pictures that may not come. */
export const groundId = 'provincias'
