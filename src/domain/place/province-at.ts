import { areNumbers, type Columns } from '#domain/data/columnar-table.ts'
import type { Coordinates } from './place.ts'
import { distanceKm } from './place.ts'
import type { OwnProvince } from './province.ts'
import { provinceCodes, provinceWithCode } from './province-codes.ts'

/** A closed line of corners, `[lng, lat]` in degrees. */
export type Line = [number, number][]

export interface Borders {
  lines: Line[]
  province: OwnProvince
}

/** A position on a beach, at sea or just across a border counts as in the nearest province if it is no further than this. */
const nearestKm = 2

/** Borders are kept in steps of a ten-thousandth of a degree, about ten metres, as differences from corner to corner. */
const stepsPerDegree = 10_000

/** The file of borders: by postal-code prefix, each line as steps `lng, lat, lng, lat...`. */
export function writeBorders(borders: Borders[]): Columns {
  return Object.fromEntries(
    borders.map(({ lines, province }) => [provinceCodes[province], lines.map(stepsOf)])
  )
}

/** Throws when the file is not one of these. */
export function readBorders(file: Columns): Borders[] {
  return Object.entries(file).flatMap(([code, lines]) => {
    const province = provinceWithCode(code)
    if (province === null || !Array.isArray(lines) || !lines.every(areNumbers)) {
      throw new TypeError(`The borders of «${code}» are not what they should be`)
    }
    return [{ lines: lines.map(lineOf), province }]
  })
}

/** The province of a position: the one around it, else the nearest within two kilometres, else none. */
export function provinceAt(borders: Borders[], position: Coordinates): OwnProvince | null {
  const around = borders.find(({ lines }) => isInside(lines, position))
  if (around) return around.province
  const [nearest] = borders
    .map(({ lines, province }) => ({ km: kmToLines(lines, position), province }))
    .toSorted((a, b) => a.km - b.km)
  return nearest && nearest.km <= nearestKm ? nearest.province : null
}

/** A ray to the east crosses the lines an odd number of times. Holes count as lines too. */
export function isInside(lines: Line[], { lat, lng }: Coordinates): boolean {
  const crossings = lines.flatMap(sidesOf).filter(([[fromLng, fromLat], [toLng, toLat]]) => {
    if (fromLat > lat === toLat > lat) return false
    return lng < fromLng + ((lat - fromLat) / (toLat - fromLat)) * (toLng - fromLng)
  })
  return crossings.length % 2 === 1
}

function kmToLines(lines: Line[], position: Coordinates): number {
  return Math.min(...lines.flatMap(sidesOf).map(side => distanceKm(position, nearestOn(side, position))))
}

type Side = [[number, number], [number, number]]

function sidesOf(line: Line): Side[] {
  return line.flatMap((corner, index): Side[] => {
    const next = line[index + 1]
    return next ? [[corner, next]] : []
  })
}

/** On so short a line a degree of longitude is a degree of latitude times the cosine of the latitude. */
function nearestOn([[fromLng, fromLat], [toLng, toLat]]: Side, { lat, lng }: Coordinates): Coordinates {
  const squeeze = Math.cos((lat * Math.PI) / 180)
  const [alongX, alongY] = [(toLng - fromLng) * squeeze, toLat - fromLat]
  const length = alongX ** 2 + alongY ** 2
  const share = length === 0 ? 0 : ((lng - fromLng) * squeeze * alongX + (lat - fromLat) * alongY) / length
  const part = Math.min(1, Math.max(0, share))
  return { lat: fromLat + part * (toLat - fromLat), lng: fromLng + part * (toLng - fromLng) }
}

function stepsOf(line: Line): number[] {
  let [lng, lat] = [0, 0]
  return line.flatMap(([nextLng, nextLat]) => {
    const [x, y] = [Math.round(nextLng * stepsPerDegree), Math.round(nextLat * stepsPerDegree)]
    const step = [x - lng, y - lat]
    ;[lng, lat] = [x, y]
    return step
  })
}

function lineOf(steps: number[]): Line {
  const line: Line = []
  let [lng, lat] = [0, 0]
  for (let index = 0; index + 1 < steps.length; index += 2) {
    lng += steps[index] ?? 0
    lat += steps[index + 1] ?? 0
    line.push([lng / stepsPerDegree, lat / stepsPerDegree])
  }
  return line
}
