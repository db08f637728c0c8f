import type { Coordinates } from '#domain/place/place.ts'

/** High accuracy, five seconds, nothing from a cache (specification, sections 4 and 9). */
const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 5000 }

export type Located = { kind: 'found'; position: Coordinates } | { kind: 'failed' }

/** Asks the browser where it is. Only ever on a tap. */
export function locate(): Promise<Located> {
  return new Promise(resolve => {
    if (!('geolocation' in navigator)) {
      resolve({ kind: 'failed' })
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ kind: 'found', position: { lat: coords.latitude, lng: coords.longitude } }),
      () => resolve({ kind: 'failed' }),
      options
    )
  })
}
