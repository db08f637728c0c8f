import { type DocumentFields, type DocumentValue, isList } from '#domain/data/document-value.ts'

import { typeIn, type ValueType } from './document-value.ts'
import { momentText } from './moment-text.ts'

/** The fields of a document as the Admin SDK hands them over, so that JSON loses nothing of them. Keys in the order of the alphabet. */
export function typedFields(fields: object): DocumentFields {
  const entries = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, value]) => [name, typedValue(value)]))
}

/** The kinds of the SDK are told by what they can do: no document holds functions. */
function typedValue(value: unknown): DocumentValue {
  if (typeof value === 'number') return typedNumber(value)
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) return value.map(typedValue)
  return typedObject(value)
}

function typedObject(value: object): DocumentValue {
  if (isMoment(value))
    return { timestampValue: momentText({ nanos: value.nanoseconds, seconds: value.seconds }) }
  if (isPoint(value))
    return {
      geoPointValue: { latitude: typedNumber(value.latitude), longitude: typedNumber(value.longitude) }
    }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') }
  if (isReference(value)) return { referenceValue: value.path }
  if (isVector(value)) return { vectorValue: value.toArray().map(typedNumber) }
  const fields = typedFields(value)
  return typeIn(fields) === null ? fields : { mapValue: { fields } }
}

function typedNumber(value: number): DocumentValue {
  if (Object.is(value, -0)) return { doubleValue: '-0' }
  return Number.isFinite(value) ? value : { doubleValue: String(value) }
}

function isMoment(value: object): value is { nanoseconds: number; seconds: number } {
  return (
    'toDate' in value && typeof value.toDate === 'function' && 'nanoseconds' in value && 'seconds' in value
  )
}

function isPoint(value: object): value is { latitude: number; longitude: number } {
  return (
    'isEqual' in value && typeof value.isEqual === 'function' && 'latitude' in value && 'longitude' in value
  )
}

function isReference(value: object): value is { path: string } {
  return 'firestore' in value && 'path' in value && typeof value.path === 'string'
}

function isVector(value: object): value is { toArray: () => number[] } {
  return 'toArray' in value && typeof value.toArray === 'function'
}

/** Converts fields to the form in which the site reads them: moments as text, points as `{ lat, lng }`, references as their path (`snapshot.ts`). */
export function plainFields(fields: DocumentFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]))
}

function plainValue(value: DocumentValue): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(plainValue)
  const type = typeIn(value)
  return type === null ? plainFields(value) : plain[type](value[type])
}

/** Bytes and numbers that JSON has not stay what they are: no field takes them for a number or a text. */
const plain: Record<ValueType, (inner: DocumentValue | undefined) => unknown> = {
  bytesValue: bytesValue => ({ bytesValue }),
  // No page tells a zero below zero from the other one.
  doubleValue: doubleValue => (doubleValue === '-0' ? 0 : { doubleValue }),
  geoPointValue: point => {
    const { latitude = 0, longitude = 0 }: Record<string, DocumentValue> = Object(point)
    return { lat: plainValue(latitude), lng: plainValue(longitude) }
  },
  mapValue: map => plainFields(Object(Object(map).fields)),
  referenceValue: path => path,
  timestampValue: moment => (typeof moment === 'string' ? new Date(moment).toISOString() : null),
  vectorValue: vector => {
    const values: DocumentValue[] = Object.values(Object(vector))
    return { vectorValue: values.map(plainValue) }
  }
}
