import { type Coordinates, distanceKm } from '#domain/place/place.ts'

/** A position farther than this from every town was mistyped, or lies in another country. */
const farthestKm = 40

/** The town whose forecast applies to a place: the nearest as the crow flies. A place out at sea or up a mountain has the forecast of the town below. Of two equally near towns the lower code wins, so that the answer is stable. */
export function nearestTown<Town extends Coordinates & { code: string }>(
  place: Coordinates,
  towns: readonly Town[]
): Town | null {
  let nearest: { km: number; town: Town } | null = null
  for (const town of towns) {
    const km = distanceKm(place, town)
    const isNearer =
      nearest === null || km < nearest.km || (km === nearest.km && town.code < nearest.town.code)
    if (km <= farthestKm && isNearer) nearest = { km, town }
  }
  return nearest?.town ?? null
}

/** The towns whose forecasts some places need, each once, by their codes. */
export function townsFor<Town extends Coordinates & { code: string }>(
  places: readonly Coordinates[],
  towns: readonly Town[]
): Town[] {
  const needed = new Map<string, Town>()
  for (const place of places) {
    const town = nearestTown(place, towns)
    if (town !== null) needed.set(town.code, town)
  }
  return [...needed.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1))
}
