import type { Coordinates } from '#domain/place/place.ts'
import type { RegionMap } from '#domain/place/region-map.ts'

import { type ProvinceBorders, provinceBorders, type Ring } from './borders.ts'

type Point = [number, number]

const mapWidth = 1000
const margin = 6

/** Drawn like on a usual map: a degree of longitude is shorter than one of latitude, by the cosine of the region's latitude. */
const squeeze = Math.cos((37.4 * Math.PI) / 180)

let known: { map: RegionMap; place: (at: Coordinates) => Point } | null = null

export function regionMap(): RegionMap {
  return drawing().map
}

/** Where a position is on the map, in its units. */
export function placeOnMap(position: Coordinates): Point {
  return drawing().place(position)
}

function drawing() {
  known ??= drawMap(provinceBorders())
  return known
}

function drawMap(borders: ProvinceBorders[]): NonNullable<typeof known> {
  const corners = borders.flatMap(({ polygons }) => polygons.flat(2))
  const west = Math.min(...corners.map(([lng]) => lng))
  const east = Math.max(...corners.map(([lng]) => lng))
  const north = Math.max(...corners.map(([, lat]) => lat))
  const south = Math.min(...corners.map(([, lat]) => lat))
  const scale = (mapWidth - 2 * margin) / ((east - west) * squeeze)
  const place = ([lng, lat]: Point): Point => [
    Math.round(margin + (lng - west) * squeeze * scale),
    Math.round(margin + (north - lat) * scale)
  ]
  const map = {
    height: Math.round(2 * margin + (north - south) * scale),
    provinces: borders.map(({ polygons, slug }) => ({
      label: centre(largest(polygons).map(place)),
      path: polygons
        .flat()
        .map(ring => outline(ring.map(place)))
        .join(''),
      slug
    })),
    width: mapWidth
  }
  return { map, place: ({ lat, lng }) => place([lng, lat]) }
}

/** A closed line, in steps from corner to corner: shorter than absolute positions. */
function outline([first, ...rest]: Point[]): string {
  if (!first) return ''
  let [x, y] = first
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x},${nextY - y}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${first.join(',')}l${steps.filter(step => step !== '0,0').join(' ')}z`
}

function largest(polygons: Ring[][]): Ring {
  const outlines = polygons.flatMap(([outer]) => (outer ? [outer] : []))
  return outlines.toSorted((a, b) => b.length - a.length)[0] ?? []
}

/** The centre of gravity of a ring: where its name stands. */
function centre(ring: Point[]): Point {
  let [area, sumX, sumY] = [0, 0, 0]
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    const cross = x * nextY - nextX * y
    area += cross
    sumX += (x + nextX) * cross
    sumY += (y + nextY) * cross
  })
  return area === 0 ? [0, 0] : [Math.round(sumX / (3 * area)), Math.round(sumY / (3 * area))]
}
