import type { Decode, Decoded } from './decoding.ts'
import type { RawDocument } from './snapshot.ts'

/**
 * Decodes lists of documents again and again; a document that has not changed since the last list gives the same object.
 * Its JSON is the key: a document may be changed in place. A frozen one is its own key, because it cannot be.
 */
export function memoizeDecoding<Value>(
  decode: Decode<Value>
): (documents: RawDocument[]) => Decoded<Value>[] {
  let known = new Map<string, Decoded<Value>>()
  const frozen = new WeakMap<RawDocument, Decoded<Value>>()
  return documents => {
    const next = new Map<string, Decoded<Value>>()
    const decoded = documents.map(document => {
      if (Object.isFrozen(document)) {
        const result = frozen.get(document) ?? decode(document)
        frozen.set(document, result)
        return result
      }
      const json = JSON.stringify(document)
      const result = next.get(json) ?? known.get(json) ?? decode(document)
      next.set(json, result)
      return result
    })
    known = next
    return decoded
  }
}

export type Patch<Value, Changes> = (value: Value, changes: Changes) => Value

/** Copies an object with changes; the same object with the same changes gives the same copy, and without any, itself. */
export function createPatch<Value extends object, Changes extends object>(): Patch<Value, Changes> {
  const applyPatch = new WeakMap<Value, { copy: Value; key: string }>()
  return (value, changes) => {
    const key = JSON.stringify(changes)
    if (key === '{}') return value
    const last = applyPatch.get(value)
    if (last?.key === key) return last.copy
    const copy = { ...value, ...changes }
    applyPatch.set(value, { copy, key })
    return copy
  }
}
