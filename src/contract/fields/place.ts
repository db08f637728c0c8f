import { z } from 'zod'

import type { Coordinates } from '#domain/place/place.ts'
import type { OwnProvince } from '#domain/place/province.ts'
import { provinceWithCode } from '#domain/place/province-codes.ts'
import { editedWith } from '#contract/schema/field.ts'
import type { Note } from '#contract/reading/decoding.ts'
import type { IssueTexts } from '#contract/problems/problem.ts'

/** Spain with the Canaries. */
const bounds = { east: 5, north: 44, south: 27, west: -19 }

const outsideWords = {
  expected: 'latitud y longitud en España, por ejemplo 36.7466 y -3.8790',
  problem: 'las coordenadas no están en España'
} as const satisfies IssueTexts

const point = z.object({ lat: z.number(), lng: z.number() })

/** A point as it is written by hand or by one of the database libraries; an empty one is missing. */
export const coordinates = editedWith(
  z.preprocess(named, point.nullish()).transform(value => value ?? null),
  { control: 'point', written: point.nullish() }
)

export function readPosition(field: string, place: Coordinates | null, note: Note): Coordinates | null {
  if (place === null || isInSpain(place)) return place
  note(field, outsideWords, place)
  return null
}

function named(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const fields = new Map<string, unknown>(Object.entries(value))
  if (fields.size === 0) return null
  const first = (...names: string[]) => names.map(name => fields.get(name)).find(found => found !== undefined)
  return { lat: first('lat', 'latitude', '_latitude'), lng: first('lng', 'longitude', '_longitude') }
}

function isInSpain({ lat, lng }: Coordinates): boolean {
  return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east
}

/** The province of a code in the field `provincia`. */
export function readProvince(code: string | null, note: Note): OwnProvince | null {
  const province = code === null ? null : provinceWithCode(code)
  const words = { expected: 'un código, por ejemplo 29', problem: 'no es el código de una provincia' }
  if (code !== null && province === null) note('provincia', words, code)
  return province
}
