import { FieldValue, getFirestore, GeoPoint, Timestamp } from 'firebase-admin/firestore'

import { typeIn, type ValueType } from '#contract/values/document-value.ts'
import { momentOf } from '#contract/values/moment-text.ts'
import { type DocumentFields, type DocumentValue, isList } from '#domain/data/document-value.ts'

/** The fields of a document as the Admin SDK takes them. */
export function storedFields(fields: DocumentFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storedValue(value)]))
}

function storedValue(value: DocumentValue): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(storedValue)
  const type = typeIn(value)
  return type === null ? storedFields(value) : made[type](value[type])
}

/** Converts types that JSON lacks. */
const made: Record<ValueType, (inner: unknown) => unknown> = {
  bytesValue: inner => Buffer.from(textOf(inner), 'base64'),
  doubleValue: Number,
  geoPointValue: inner => {
    const { latitude, longitude }: { latitude?: unknown; longitude?: unknown } = Object(inner)
    return new GeoPoint(Number(latitude), Number(longitude))
  },
  mapValue: inner => storedFields(Object(Object(inner).fields)),
  referenceValue: inner => getFirestore().doc(textOf(inner)),
  timestampValue: inner => {
    const { nanos, seconds } = momentOf(textOf(inner)) ?? { nanos: 0, seconds: 0 }
    return new Timestamp(seconds, nanos)
  },
  vectorValue: inner => FieldValue.vector(Object.values(Object(inner)).map(Number))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
