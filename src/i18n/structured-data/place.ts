import type { GeoCoordinates, Place, PostalAddress } from 'schema-dts'

import type { Coordinates } from '#domain/place/place.ts'
import type { Words } from '#i18n/text/words.ts'

/** As much of a place as is known. */
interface Spot {
  address: string | null
  municipality: string | null
  position: Coordinates | null
}

export function placeOf(words: Words, spot: Spot): Place {
  return {
    '@type': 'Place',
    address: addressOf(words, spot),
    geo: geoOf(spot.position),
    name: spot.address ?? spot.municipality ?? words.t('province.region')
  }
}

export function addressOf(
  { t }: Words,
  { address, municipality }: Pick<Spot, 'address' | 'municipality'>
): PostalAddress {
  return {
    '@type': 'PostalAddress',
    addressCountry: 'ES',
    addressLocality: municipality ?? undefined,
    addressRegion: t('province.region'),
    streetAddress: address ?? undefined
  }
}

export function geoOf(position: Coordinates | null): GeoCoordinates | undefined {
  return position ? { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng } : undefined
}
