import { type DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import type { RawDocument } from '#contract/reading/snapshot.ts'

/**
 * A document as plain JSON: written to a file and read again it is the same, so that a build and the live publisher understand one thing.
 * Moments become text, points `{ lat, lng }`, references the path they lead to. What JSON has no value for is written as Firestore's own
 * JSON writes it (`{ "doubleValue": "NaN" }`, `bytesValue`, `vectorValue`): no field takes that for a number or a text.
 */
export function documentIn(id: string, fields: object): RawDocument {
  return { ...sorted(fields), id }
}

/** Keys in the order of the alphabet. */
function sorted(fields: object): Record<string, unknown> {
  const entries = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, value]) => [key, plain(value)]))
}

function plain(value: unknown): unknown {
  if (typeof value === 'number') return plainNumber(value)
  if (Array.isArray(value)) return value.map(item => plain(item ?? null))
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (value instanceof GeoPoint) return { lat: plain(value.latitude), lng: plain(value.longitude) }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') }
  if (isReference(value)) return value.path
  return isVector(value) ? { vectorValue: value.toArray().map(plain) } : sorted(value)
}

/** JSON knows no zero below zero either, and no page tells it from the other one. */
function plainNumber(value: number): unknown {
  if (Number.isFinite(value)) return value === 0 ? 0 : value
  return { doubleValue: String(value) }
}

function isReference(value: object): value is DocumentReference {
  return 'firestore' in value && 'path' in value
}

function isVector(value: object): value is { toArray: () => number[] } {
  return 'toArray' in value && typeof value.toArray === 'function'
}
