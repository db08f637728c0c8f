import type { Coordinates } from '#domain/place/place.ts'

import { fieldsIn } from '#studio/form/values.ts'

const degrees = String.raw`(-?\d{1,3}[.,]\d+)`

/** How maps write a place in their addresses, and people on paper. */
const forms = [
  new RegExp(`!3d${degrees}!4d${degrees}`),
  new RegExp(`[?&]mlat=${degrees}&mlon=${degrees}`),
  new RegExp(`[?&](?:q|ll|query|center|destination)=${degrees}(?:,|%2C)${degrees}`),
  new RegExp(`@${degrees},${degrees}`),
  new RegExp(`#map=\\d+/${degrees}/${degrees}`),
  new RegExp(`^geo:${degrees},${degrees}`),
  new RegExp(`^\\(?\\s*${degrees}\\s*[,;\\s]\\s*${degrees}\\s*\\)?$`)
]

/** A place as it is stored, in two numbers; null when it is none. */
export function pointIn(value: unknown): Coordinates | null {
  const { geoPointValue, lat, lng } = fieldsIn(value)
  if (typeof lat === 'number' && typeof lng === 'number') return { lat, lng }
  const { latitude, longitude } = fieldsIn(geoPointValue)
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { lat: latitude, lng: longitude }
    : null
}

/** The place as the database holds it. */
export function storedPoint({ lat, lng }: Coordinates) {
  return { geoPointValue: { latitude: lat, longitude: lng } }
}

/** The place in what was pasted: two numbers, or the address of a map. What is none stays as it was typed, and the contract says so. */
export function pointFrom(typed: string): Coordinates | string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  for (const form of forms) {
    const found = form.exec(text)
    const [lat, lng] = [numberIn(found?.[1]), numberIn(found?.[2])]
    if (lat !== null && lng !== null) return { lat, lng }
  }
  return text
}

function numberIn(text: string | undefined): number | null {
  return text === undefined ? null : Number(text.replace(',', '.'))
}
