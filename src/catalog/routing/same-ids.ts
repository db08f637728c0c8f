import { isDeepStrictEqual } from 'node:util'

import { memoizeWeak } from '#domain/data/memoize.ts'

/**
 * The pages or files of a route, once for each part of the catalogue. Where one has the same name and the same values as before it is the same object: whatever is
 * remembered by it is found again, so a route may name its pages by new objects each time.
 */
export function sameIds<Part extends object, Ids extends object>(
  idsIn: (part: Part) => Ids[],
  nameOf: (ids: Ids) => string
): (part: Part) => Ids[] {
  const known = new Map<string, Ids>()
  const sameAsBefore = (ids: Ids): Ids => {
    const name = nameOf(ids)
    const before = known.get(name)
    if (before !== undefined && isDeepStrictEqual(before, ids)) return before
    known.set(name, ids)
    return ids
  }
  return memoizeWeak((part: Part) => idsIn(part).map(sameAsBefore))
}
