import { coordinatesOf, type MapView, spotAt, spotOf } from './point-map.ts'

/** A picture of the map, in its place of the drawing. */
export interface Tile {
  column: number
  height: number
  row: number
  width: number
  x: number
  y: number
  zoom: number
}

const equatorKm = 40_075
/** So many pictures stand beside each other in a view. */
const across = 2.5

/** The pictures of roads and towns that cover a view. Each is stretched to its corners: over a few kilometres their projection and ours are the same. */
export function tilesIn(view: MapView, mostZoom: number): Tile[] {
  const { lat } = coordinatesOf(view.centre)
  const circle = equatorKm * Math.cos((lat * Math.PI) / 180)
  const zoom = Math.min(mostZoom, Math.floor(Math.log2((circle * across) / view.span)))
  const [first, last] = [cellAt(view, { x: 0, y: 0 }, zoom), cellAt(view, { x: 1, y: 1 }, zoom)]
  return rangeOf(first.row, last.row).flatMap(row =>
    rangeOf(first.column, last.column).map(column => {
      const start = spotOf({ lat: latitudeOf(row, zoom), lng: longitudeOf(column, zoom) })
      const end = spotOf({ lat: latitudeOf(row + 1, zoom), lng: longitudeOf(column + 1, zoom) })
      return { column, height: end.y - start.y, row, width: end.x - start.x, x: start.x, y: start.y, zoom }
    })
  )
}

/** Its address, by the pattern of who sends it. */
export function tileAddress(pattern: string, { column, row, zoom }: Tile): string {
  return pattern.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row))
}

function cellAt(view: MapView, share: { x: number; y: number }, zoom: number) {
  const { lat, lng } = coordinatesOf(spotAt(view, share))
  const angle = (lat * Math.PI) / 180
  const side = 2 ** zoom
  return {
    column: Math.floor(((lng + 180) / 360) * side),
    row: Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * side)
  }
}

function longitudeOf(column: number, zoom: number): number {
  return (column / 2 ** zoom) * 360 - 180
}

function latitudeOf(row: number, zoom: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI
}

function rangeOf(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
