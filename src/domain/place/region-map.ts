import type { MapExtent } from './listing-map.ts'
import type { OwnProvince } from './province.ts'

/** The map of Andalusia as drawing instructions, in units of a box that begins at 0 0. */
export interface RegionMap {
  width: number
  height: number
  /** The outline as an SVG path, and where the name stands. */
  provinces: { slug: OwnProvince; path: string; label: [number, number] }[]
}

/** The drawing beside a listing: a part of the map of the region, moved and scaled into a frame. */
export interface ListingDrawing {
  frame: MapExtent
  region: RegionMap
  scale: number
  x: number
  y: number
}
