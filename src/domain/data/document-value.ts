/**
 * A value of a document as the studio sends it: plain JSON, and what JSON has not in Firestore's own JSON, so that nothing is lost on the way there and back:
 * `{ "timestampValue": "2026-11-24T10:00:00.123456789Z" }`, `{ "geoPointValue": { "latitude": 36.7, "longitude": -3.9 } }`, `{ "referenceValue": "empresas/levante" }`.
 */
export type DocumentValue =
  | null
  | boolean
  | number
  | string
  | readonly DocumentValue[]
  | { readonly [name: string]: DocumentValue }

export type DocumentFields = Readonly<Record<string, DocumentValue>>

export function isList(value: DocumentValue): value is readonly DocumentValue[] {
  return Array.isArray(value)
}
