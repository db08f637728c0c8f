import type { Coordinates } from '#domain/place/place.ts'
import type { Line } from '#domain/place/province-at.ts'

/** Kilometres to the east and to the south of a corner of the map, at the latitude of Andalusia. */
export interface MapSpot {
  x: number
  y: number
}

/** The part of the map that is drawn: a square around a spot. */
export interface MapView {
  centre: MapSpot
  /** Its side, in kilometres. */
  span: number
}

const corner = { lat: 38.8, lng: -7.6 }
const perLat = 110.57
const perLng = 111.32 * Math.cos((37.4 * Math.PI) / 180)

/** How much is drawn: the whole region, a province, a district, a place. */
export const mapSpans = [560, 180, 45, 9, 1.5] as const

/** The middle of Andalusia. */
export const regionCentre: MapSpot = { x: 265, y: 160 }

export function spotOf({ lat, lng }: Coordinates): MapSpot {
  return { x: (lng - corner.lng) * perLng, y: (corner.lat - lat) * perLat }
}

/** The coordinates of a spot to a metre: more is not known. */
export function coordinatesOf({ x, y }: MapSpot): Coordinates {
  return { lat: rounded(corner.lat - y / perLat, 5), lng: rounded(corner.lng + x / perLng, 5) }
}

/** A spot some metres further to the east and to the south. */
export function moveView(at: Coordinates, metres: { east: number; south: number }): Coordinates {
  const { x, y } = spotOf(at)
  return coordinatesOf({ x: x + metres.east / 1000, y: y + metres.south / 1000 })
}

/** The view stays until the moved pin comes near its edge. */
export function viewFollowing(view: MapView, spot: MapSpot): MapView {
  const room = view.span * 0.42
  const isNear = Math.abs(spot.x - view.centre.x) < room && Math.abs(spot.y - view.centre.y) < room
  return isNear ? view : { ...view, centre: spot }
}

/** The spot of the view at a share of its width and height. */
export function spotAt({ centre, span }: MapView, share: { x: number; y: number }): MapSpot {
  return { x: centre.x + (share.x - 0.5) * span, y: centre.y + (share.y - 0.5) * span }
}

/** Borders as the path of a drawing in kilometres. */
export function pathOfLines(lines: readonly Line[]): string {
  return lines
    .map(line => {
      const corners = line.map(([lng, lat]) => {
        const { x, y } = spotOf({ lat, lng })
        return `${rounded(x, 2)} ${rounded(y, 2)}`
      })
      return `M${corners.join('L')}Z`
    })
    .join('')
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
