import { type Coordinates, distanceKm } from '#domain/place/place.ts'
import { isInside, type Line } from '#domain/place/province-at.ts'

/** The outline of the zone of a warning. */
export type Outline = readonly Coordinates[]

/** A zone of the coast is the sea before it: it is about the towns that are so near to its outline. */
const coastKm = 12

/** Whether a warning is about a town: it lies within a zone, or on the coast before which the zone is. */
export function concernsTown(town: Coordinates, outlines: readonly Outline[], isOfCoast: boolean): boolean {
  return outlines.some(
    outline =>
      isInside([closed(outline)], town) ||
      (isOfCoast && outline.some(corner => distanceKm(town, corner) <= coastKm))
  )
}

function closed(outline: Outline): Line {
  return [...outline, ...outline.slice(0, 1)].map(({ lat, lng }) => [lng, lat])
}
