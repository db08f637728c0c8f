import { type Coordinates, distanceKm } from '#domain/place/place.ts'

/** The outline of the zone of a warning. */
export type Outline = readonly Coordinates[]

/** A zone of the coast is the sea before it: it is about the towns that are so near to its outline. */
const coastKm = 12

/** Whether a warning is about a town: it lies within a zone, or on the coast before which the zone is. */
export function concernsTown(town: Coordinates, outlines: readonly Outline[], isOfCoast: boolean): boolean {
  return outlines.some(
    outline =>
      isWithin(town, outline) || (isOfCoast && outline.some(corner => distanceKm(town, corner) <= coastKm))
  )
}

/** By how often a line to the east meets the outline. */
function isWithin({ lat, lng }: Coordinates, outline: Outline): boolean {
  let isInside = false
  for (const [index, corner] of outline.entries()) {
    const before = outline.at(index - 1) ?? corner
    if (corner.lat > lat === before.lat > lat) continue
    const crossing = corner.lng + ((lat - corner.lat) / (before.lat - corner.lat)) * (before.lng - corner.lng)
    if (lng < crossing) isInside = !isInside
  }
  return isInside
}
