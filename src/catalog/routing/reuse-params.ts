import { memoizeWeak } from '#domain/data/memoize.ts'

/**
 * The pages or files of a route, once for each part of the catalogue. Where one has the same name and the same values as before it is the same object: whatever is
 * remembered by it is found again, so a route may name its pages by new objects each time.
 */
export function reuseParams<Part extends object, Ids extends object>(
  idsIn: (part: Part) => Ids[],
  nameOf: (ids: Ids) => string
): (part: Part) => Ids[] {
  const known = new Map<string, Ids>()
  let last: readonly Ids[] = []
  const sameAsBefore = (ids: Ids, place: number): Ids => {
    const there = last[place]
    // Most stand where they stood: then the name need not be written.
    if (there !== undefined && isSame(there, ids)) return there
    const name = nameOf(ids)
    const before = known.get(name)
    if (before !== undefined && isSame(before, ids)) return before
    known.set(name, ids)
    return ids
  }
  return memoizeWeak((part: Part) => {
    const found = idsIn(part).map(sameAsBefore)
    last = found
    return found
  })
}

/** By what is in them: ids are plain values, and lists or objects of such. */
function isSame(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true
  if (!isObject(before) || !isObject(now)) return false
  const names = Object.keys(now)
  if (names.length !== Object.keys(before).length) return false
  for (const name of names) if (!isSame(before[name], now[name])) return false
  return true
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
