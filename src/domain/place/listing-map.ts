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

/** An experience that a pin stands for. */
export interface PinItem {
  /** The pin's label, an amount. */
  label: string
  slug: string
  town: string | null
}

export interface MapPin extends Cluster<PinItem> {
  label: string
  /** The name of its town, and how far its middle is from the tip; null where it would cover something on every side. */
  town: { at: MapPoint; name: string } | null
  width: number
}

/** Of a pin, in units of the drawing. Pins are drawn above the point that they mean. */
export const pinSize = { height: 30, tip: 8 } as const
const pinHeight = pinSize.height + pinSize.tip

const widthPerLetter = 8
const widthAround = 20
/** Points nearer than this are one pin, whatever it says. */
const nearest = 34
const gap = 2
/** Of the name of a town, whose middle is so far below the tip of its pin. */
const townSize = { below: 10, height: 15, perLetter: 7 } as const

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

/**
 * Pins that would cover one another are one, with its number, where the first of them is. Towns with most experiences come first, so that such a pin stands
 * where its name belongs. What lies beyond the drawing has none.
 */
export function mapPins(extent: MapExtent, spots: { item: PinItem; point: MapPoint }[]): MapPin[] {
  const inside = spots.filter(
    ({ point: [x, y] }) => x >= 0 && y >= 0 && x <= extent.width && y <= extent.height
  )
  const order = new Map(inside.map(({ item }, place) => [item, place]))
  const pins: MapPin[] = []
  for (const cluster of clustersOf(
    byTown(inside).map(({ item, point: [x, y] }) => ({ item, x, y })),
    nearest
  )) {
    const pin = pinOf(extent, cluster)
    const place = pins.findIndex(other => isCovering(other, pin))
    const covered = pins[place]
    if (covered) pins[place] = pinOf(extent, { ...covered, items: [...covered.items, ...pin.items] })
    else pins.push(pin)
  }
  const inOrder = (a: PinItem, b: PinItem) => (order.get(a) ?? 0) - (order.get(b) ?? 0)
  return nameTowns(
    extent,
    pins.map(pin => ({ ...pin, items: pin.items.toSorted(inOrder) }))
  )
}

/** Towns with most experiences first. */
function byTown<Spot extends { item: PinItem }>(spots: Spot[]): Spot[] {
  return [...Map.groupBy(spots, ({ item }) => item.town ?? item.slug).values()]
    .toSorted((a, b) => b.length - a.length)
    .flat()
}

/** Pins with most experiences are named first: below the tip, else beside or above the pin. A name covers no pin, no other name and no edge, and none stands twice. */
function nameTowns({ height, width }: MapExtent, pins: MapPin[]): MapPin[] {
  const taken = pins.map(pin => boxAround([pin.x, pin.y - pinHeight / 2], pin.width, pinHeight))
  const names = new Map<MapPin, { at: MapPoint; name: string }>()
  const named = new Set<string>()
  for (const pin of pins.toSorted((a, b) => b.items.length - a.items.length)) {
    const [name] = mostOften(pin.items.flatMap(({ town }) => town ?? []))
    if (name === undefined || named.has(name)) continue
    const nameWidth = name.length * townSize.perLetter
    const boxAt = ([x, y]: MapPoint) => boxAround([pin.x + x, pin.y + y], nameWidth, townSize.height)
    const isFree = (box: Box) =>
      box.left >= 0 &&
      box.right <= width &&
      box.top >= 0 &&
      box.bottom <= height &&
      !taken.some(other => isOver(box, other))
    const at = placesAround(pin.width, nameWidth).find(each => isFree(boxAt(each)))
    if (at === undefined) continue
    taken.push(boxAt(at))
    names.set(pin, { at, name })
    named.add(name)
  }
  return pins.map(pin => ({ ...pin, town: names.get(pin) ?? null }))
}

/** Where the middle of a name may be, from the tip of its pin. */
function placesAround(width: number, nameWidth: number): MapPoint[] {
  const beside = Math.ceil((width + nameWidth) / 2) + gap
  const middle = -pinSize.tip - pinSize.height / 2
  return [
    [0, townSize.below],
    [beside, middle],
    [-beside, middle],
    [0, -pinHeight - townSize.below]
  ]
}

function mostOften(names: string[]): string[] {
  return [...Map.groupBy(names, name => name)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name)
}

function boxAround([x, y]: MapPoint, width: number, height: number) {
  return { bottom: y + height / 2, left: x - width / 2, right: x + width / 2, top: y - height / 2 }
}

type Box = ReturnType<typeof boxAround>

function isOver(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** It does not hang over the edge of the drawing. */
function pinOf({ width }: MapExtent, cluster: Cluster<PinItem>): MapPin {
  const [first, ...others] = cluster.items
  // One whose price is not known is still one.
  const label = (others.length === 0 && first?.label) || String(cluster.items.length)
  const pinWidth = Math.max(pinSize.height, label.length * widthPerLetter + widthAround)
  const x = Math.min(Math.max(cluster.x, pinWidth / 2 + 1), width - pinWidth / 2 - 1)
  const y = Math.max(cluster.y, pinHeight + 1)
  return { ...cluster, label, town: null, width: pinWidth, x, y }
}

function isCovering(a: MapPin, b: MapPin): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap && Math.abs(a.y - b.y) < pinSize.height + gap
}

/** Where the card of an experience stands in the page of its listing. */
export function cardAnchor(slug: string): string {
  return `exp-${slug}`
}

/** The drawing beside a listing is also the ground of its map, under the pictures that may not come. */
export const groundId = 'provincias'
