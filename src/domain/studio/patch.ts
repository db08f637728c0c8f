/** The fields of a document as they are stored. */
export type Fields = Readonly<Record<string, unknown>>

/** What an editor changed in a document: only this is sent, so that nobody else's fields are overwritten. */
export interface Patch {
  changed: Readonly<Record<string, unknown>>
  removed: readonly string[]
}

export function patchBetween(before: Fields, after: Fields): Patch {
  return {
    changed: Object.fromEntries(
      Object.entries(after).filter(([name, value]) => !isSame(value, before[name]))
    ),
    removed: Object.keys(before).filter(name => !(name in after))
  }
}

export function applyPatch(fields: Fields, { changed, removed }: Patch): Fields {
  const kept = Object.entries(fields).filter(([name]) => !removed.includes(name))
  return { ...Object.fromEntries(kept), ...changed }
}

export function isEmpty({ changed, removed }: Patch): boolean {
  return removed.length === 0 && Object.keys(changed).length === 0
}

/** The names of the fields a patch touches. */
export function touchedBy({ changed, removed }: Patch): string[] {
  return [...Object.keys(changed), ...removed].toSorted()
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
    names.length === others.length && names.every(name => name in other && isSame(one[name], other[name]))
  )
}

export function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
