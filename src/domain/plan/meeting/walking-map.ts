import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { walkKm } from '#domain/plan/travel.ts'
import type { Coordinates } from '#domain/place/place.ts'

const metresPerDegree = 111_320
/** Minutes on foot that the rings around a spot stand for. */
const ringMinutes = [5, 10]
const maxNeighbours = 3
/** Names that stand nearer to each other cannot be read, in metres of the drawing. */
const apart = { x: 620, y: 90 }

/** A drawing of what is within a walk around a spot, in metres from it: east and south are positive. */
interface WalkingMap {
  height: number
  neighbours: Neighbour[]
  rings: { minutes: number; radius: number }[]
  width: number
}

interface Neighbour {
  entry: PlanEntry
  x: number
  y: number
}

const walkingMapSize = { height: 1000, width: 1800 }

/** The rings of the walk, and other experiences within it: each place once, and no name over another. */
export function walkingMap(entry: PlanEntry, entries: Iterable<PlanEntry>): WalkingMap | null {
  const { position, slug } = entry
  if (position === null) return null
  const rings = ringMinutes.map(minutes => ({ minutes, radius: Math.round(walkKm(minutes) * 1000) }))
  const around = [...entries]
    .flatMap(other =>
      other.position && other.slug !== slug && !other.isDestination
        ? [{ entry: other, ...metresFrom(position, other.position) }]
        : []
    )
    .filter(isInside)
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
  return { ...walkingMapSize, neighbours: readable(around), rings }
}

function isInside({ x, y }: Neighbour): boolean {
  return Math.abs(x) < walkingMapSize.width * 0.46 && Math.abs(y) < walkingMapSize.height * 0.44
}

function readable(around: Neighbour[]): Neighbour[] {
  const shown: Neighbour[] = []
  for (const one of around) {
    const isFree = [{ x: 0, y: 0 }, ...shown].every(
      other => Math.abs(other.x - one.x) > apart.x || Math.abs(other.y - one.y) > apart.y
    )
    if (isFree && shown.length < maxNeighbours) shown.push(one)
  }
  return shown
}

function metresFrom(centre: Coordinates, { lat, lng }: Coordinates): { x: number; y: number } {
  const shrink = Math.cos((centre.lat * Math.PI) / 180)
  return {
    x: Math.round((lng - centre.lng) * metresPerDegree * shrink),
    y: Math.round((centre.lat - lat) * metresPerDegree)
  }
}
