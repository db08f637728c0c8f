import { isPlain } from './plain-object.ts'

/**
 * How a content differs from the one before, for another thread that has that one: what is still the same object is named by its place, and the thread keeps its
 * own, with all it remembers of it.
 */
export type ContentDiff =
  | { kind: 'same' }
  | { kind: 'other'; value: unknown }
  /** Gives each item's place in the list before; -1 stands for the next of those that are new. */
  | { kind: 'list'; places: Int32Array; fresh: unknown[] }
  /** In the order of the fields. */
  | { kind: 'fields'; names: string[]; fields: ContentDiff[] }

const same: ContentDiff = { kind: 'same' }

/** Lists are compared item by item, and plain objects field by field down to their lists; an item that is another object is sent as a whole. */
export function contentDiff(before: unknown, now: unknown): ContentDiff {
  if (Object.is(before, now)) return same
  if (Array.isArray(now)) return listDiff(Array.isArray(before) ? before : [], now)
  if (!isPlain(now)) return { kind: 'other', value: now }
  const old = isPlain(before) ? before : {}
  return {
    fields: Object.entries(now).map(([name, part]) => contentDiff(old[name], part)),
    kind: 'fields',
    names: Object.keys(now)
  }
}

/** The content that differs so from the one before. */
export function applyDiff(before: unknown, diff: ContentDiff): unknown {
  if (diff.kind === 'same') return before
  if (diff.kind === 'other') return diff.value
  if (diff.kind === 'list') {
    const [old, fresh] = [Array.isArray(before) ? before : [], diff.fresh.values()]
    return Array.from(diff.places, (place): unknown => (place < 0 ? fresh.next().value : old[place]))
  }
  const old = isPlain(before) ? before : {}
  return Object.fromEntries(
    diff.fields.map((field, index) => {
      const name = diff.names[index] ?? ''
      return [name, applyDiff(old[name], field)]
    })
  )
}

function listDiff(before: readonly unknown[], now: readonly unknown[]): ContentDiff {
  const placeOf = new Map(before.map((item, place) => [item, place]))
  return {
    fresh: now.filter(item => !placeOf.has(item)),
    kind: 'list',
    places: Int32Array.from(now, item => placeOf.get(item) ?? -1)
  }
}
