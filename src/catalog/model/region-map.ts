import type { Coordinates } from '#domain/place/place.ts'
import type { MapExtent } from '#domain/place/listing-map.ts'
import { type ProvinceSlug, provinceSlugs, wholeRegion } from '#domain/place/province.ts'
import type { ListingDrawing, RegionMap } from '#domain/place/region-map.ts'

import { type ProvinceBorders, provinceBorders, type Ring } from './borders.ts'

type Point = [number, number]

const mapWidth = 1000
const margin = 6

/** Drawn like on a usual map: a degree of longitude is shorter than one of latitude, by the cosine of the region's latitude. */
const squeeze = Math.cos((37.4 * Math.PI) / 180)

/** The drawing beside a listing: as wide as its column, with room for pins around the borders. */
const listingWidth = 416
const listingHeights = { least: 380, most: 500, region: 300 }
const listingMargin = { x: 26, y: 34 }

interface Drawing {
  listings: Map<ProvinceSlug, ListingDrawing>
  map: RegionMap
  place: (at: Coordinates) => Point
}

let known: Drawing | null = null

export function regionMap(): RegionMap {
  return drawing().map
}

/** Where a position is on the map, in its units. */
export function placeOnMap(position: Coordinates): Point {
  return drawing().place(position)
}

/** A province with its borders as large as the column beside a listing allows. */
export function listingDrawing(province: ProvinceSlug): ListingDrawing {
  const map = drawing().listings.get(province)
  if (!map) throw new Error(`There is no map of «${province}»`)
  return map
}

function drawing() {
  known ??= drawMap(provinceBorders())
  return known
}

function edgesOf(borders: ProvinceBorders[]) {
  const corners = borders.flatMap(({ polygons }) => polygons.flat(2))
  return {
    east: Math.max(...corners.map(([lng]) => lng)),
    north: Math.max(...corners.map(([, lat]) => lat)),
    south: Math.min(...corners.map(([, lat]) => lat)),
    west: Math.min(...corners.map(([lng]) => lng))
  }
}

/** Where the map of the region begins in the drawing of a province, and how much larger it is there. */
function drawListing(borders: ProvinceBorders[], region: RegionMap, around: MapExtent): ListingDrawing {
  const { east, north, south, west } = edgesOf(borders)
  const room = { x: listingWidth - 2 * listingMargin.x, y: listingHeights.most - 2 * listingMargin.y }
  const perLng = Math.min(room.x / (east - west), (room.y / (north - south)) * squeeze)
  const perLat = perLng / squeeze
  const tall = (north - south) * perLat + 2 * listingMargin.y
  const { least, region: ofRegion } = listingHeights
  const height = Math.round(Math.max(tall, borders.length > 1 ? ofRegion : least))
  const frame = {
    height,
    north: round((north + south) / 2 + height / 2 / perLat),
    perLat: round(perLat),
    perLng: round(perLng),
    west: round((west + east) / 2 - listingWidth / 2 / perLng),
    width: listingWidth
  }
  const scale = round(perLng / around.perLng)
  return {
    frame,
    region,
    scale,
    x: round((around.west - frame.west) * frame.perLng),
    y: round((frame.north - around.north) * frame.perLat)
  }
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

function drawMap(borders: ProvinceBorders[]): Drawing {
  const { east, north, south, west } = edgesOf(borders)
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
  const frame = {
    height: map.height,
    north: north + margin / scale,
    perLat: scale,
    perLng: squeeze * scale,
    west: west - margin / (squeeze * scale),
    width: mapWidth
  }
  const listings = provinceSlugs.map((slug): [ProvinceSlug, ListingDrawing] => [
    slug,
    drawListing(
      borders.filter(each => slug === wholeRegion || each.slug === slug),
      map,
      frame
    )
  ])
  return { listings: new Map(listings), map, place: ({ lat, lng }) => place([lng, lat]) }
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
