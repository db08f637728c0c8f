import type { RawDocument } from '#contract/reading/snapshot.ts'
import { plainFields, typedFields } from '#contract/values/typed-value.ts'

/**
 * A document as plain JSON: written to a file and read again it is the same, so that a build and the live publisher understand one thing.
 * Moments become text, points `{ lat, lng }`, references the path they lead to. What JSON has no value for is written as Firestore's own
 * JSON writes it (`{ "doubleValue": "NaN" }`, `bytesValue`, `vectorValue`): no field takes that for a number or a text.
 */
export function documentIn(id: string, fields: object): RawDocument {
  return { ...plainFields(typedFields(fields)), id }
}
