import type { OwnProvince } from './province.ts'

/** The map of Andalusia as drawing instructions, in units of a box that begins at 0 0. */
export interface RegionMap {
  width: number
  height: number
  /** The outline as an SVG path, and where the name stands. */
  provinces: { slug: OwnProvince; path: string; label: [number, number] }[]
}
