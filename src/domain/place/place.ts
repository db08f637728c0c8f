import { type Language, regionalTags } from '#domain/text/locale.ts'

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

/** Kilometres: no decimals above 10 km, else two (specification, section 9). */
export function distanceText(km: number, language: Language): string {
  const decimals = distanceDecimals(km)
  return new Intl.NumberFormat(regionalTags[language], {
    maximumFractionDigits: decimals,
    minimumFractionDigits: decimals,
    style: 'unit',
    unit: 'kilometer'
  }).format(km)
}

/** An address with its town, in one line; empty where neither is known. Many an address names its town already. */
export function addressLine(address: string | null, municipality: string | null): string {
  const isNamed = municipality !== null && address !== null && address.split(', ').includes(municipality)
  return [address, isNamed ? null : municipality].filter(part => part !== null).join(', ')
}
