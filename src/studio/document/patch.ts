/** The fields of a document as they are stored. */
export type Fields = Readonly<Record<string, unknown>>

/** An editor's changes of a document. Only they are sent, so that fields of other editors are not overwritten. */
export interface Patch<Value = unknown> {
  changed: Readonly<Record<string, Value>>
  removed: readonly string[]
}

/** The patch that leads from one document to another. */
export function patchBetween<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>
): Patch<Value> {
  const changed = Object.entries(after).filter(
    ([name, value]) => !Object.hasOwn(before, name) || !isSame(value, before[name])
  )
  return {
    changed: Object.fromEntries(changed),
    removed: Object.keys(before).filter(name => !Object.hasOwn(after, name))
  }
}

/** The document with the changes of a patch; what the patch does not name stays. */
export function applyPatch<Value>(
  fields: Readonly<Record<string, Value>>,
  { changed, removed }: Patch<Value>
): Readonly<Record<string, Value>> {
  const kept = Object.entries(fields).filter(([name]) => !removed.includes(name))
  return { ...Object.fromEntries(kept), ...changed }
}

export function isEmpty({ changed, removed }: Patch): boolean {
  return removed.length === 0 && Object.keys(changed).length === 0
}

/** The names of the fields that a patch changes. */
export function fieldsOf({ changed, removed }: Patch): string[] {
  return [...new Set([...Object.keys(changed), ...removed])].toSorted()
}

/** A document with another value in a field; undefined takes the field away. */
export function withField(fields: Fields, name: string, value: unknown): Fields {
  const others = Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))
  return value === undefined ? others : { ...fields, [name]: value }
}

/** Whether two values are stored as the same: the order of fields does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const [names, others] = [Object.keys(one), Object.keys(other)]
  return (
    names.length === others.length &&
    names.every(name => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  )
}

export function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
