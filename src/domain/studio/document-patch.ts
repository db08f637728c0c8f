import type { DocumentFields, DocumentValue } from './document-value.ts'
import type { DocumentPatch } from './studio-document.ts'

/** The document with the changes of a patch; what the patch does not name stays. */
export function patched(fields: DocumentFields, { changed, removed }: DocumentPatch): DocumentFields {
  const kept = Object.entries(fields).filter(([name]) => !removed.includes(name))
  return { ...Object.fromEntries(kept), ...changed }
}

/** The patch that leads from one document to another. */
export function patchBetween(before: DocumentFields, after: DocumentFields): DocumentPatch {
  const changed = Object.entries(after).filter(
    ([name, value]) => !(name in before) || !isSameValue(before[name] ?? null, value)
  )
  return {
    changed: Object.fromEntries(changed),
    removed: Object.keys(before).filter(name => !(name in after))
  }
}

/** The names of the fields that a patch changes. */
export function fieldsOf({ changed, removed }: DocumentPatch): string[] {
  return [...new Set([...Object.keys(changed), ...removed])].toSorted()
}

/** Whether two values are stored as the same: the order of the fields of a map does not count. */
export function isSameValue(one: DocumentValue, other: DocumentValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [Object.entries(one), new Map<string, DocumentValue>(Object.entries(other))]
  return (
    left.length === right.size &&
    left.every(([name, value]) => {
      const counterpart = right.get(name)
      return counterpart !== undefined && isSameValue(value, counterpart)
    })
  )
}
