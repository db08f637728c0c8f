/** Degrees, WGS84. */
export interface Coordinates {
  lat: number
  lng: number
}

const earthRadiusKm = 6371

/** Straight-line distance in kilometres. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const halfChord =
    Math.sin(rad(to.lat - from.lat) / 2) ** 2 +
    Math.cos(rad(from.lat)) * Math.cos(rad(to.lat)) * Math.sin(rad(to.lng - from.lng) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(halfChord))
}

/** Distances are shown with no decimals above 10 km, else with two (specification, section 9). */
export function distanceDecimals(km: number): number {
  return km > 10 ? 0 : 2
}
