import type { Shown } from '#catalog/route.ts'
import { keysOf } from '#catalog/site.ts'

import type { Keys, Plan } from './keys.ts'

/** Finds what one catalogue after the other changes of a site. */
export interface Planning {
  /** What must happen to a site with these keys so that it shows that. Each file that is to be made is named as soon as it is found. */
  plan: (standing: Keys, shown: Iterable<Shown>, found?: (file: string) => void) => Plan
  /** The last plan was carried out, and is part of the keys it was made for. */
  carriedOut: () => void
}

/** What a site with these keys is known to show. */
interface Known {
  keys: Keys
  shown: ReadonlySet<Shown>
}

/**
 * A site has tens of thousands of files, of which an edit changes a hundred. What shows the same object as when the last plan was carried out is not looked
 * at again. A site with other keys than those, such as one that another program has changed, is compared file by file.
 */
export function createPlanning(): Planning {
  let known: Known | null = null
  let planned: Known | null = null
  return {
    carriedOut: () => {
      known = planned
    },
    plan: (standing, shown, found = () => {}) => {
      const before = known?.keys === standing ? known.shown : null
      const now = new Set<Shown>()
      const keys: Keys = new Map()
      for (const each of shown) {
        now.add(each)
        if (before?.has(each)) continue
        for (const [file, key] of keysOf(each)) {
          keys.set(file, key)
          if (standing.get(file) !== key) found(file)
        }
      }
      planned = { keys: standing, shown: now }
      const gone = before && [...before].filter(each => !now.has(each))
      return compare(standing, keys, gone ? pathsOf(gone) : standing.keys())
    }
  }
}

/** Of a site with these keys some files are made of something else, and some perhaps of nothing any more. */
function compare(standing: Keys, now: Keys, perhapsGone: Iterable<string>): Plan {
  const plan: Plan = { added: [], changed: [], keys: new Map(), removed: [] }
  for (const [file, key] of now) {
    const old = standing.get(file)
    if (old === key) continue
    if (old === undefined) plan.added.push(file)
    else plan.changed.push(file)
    plan.keys.set(file, key)
  }
  for (const file of perhapsGone) if (!now.has(file) && standing.has(file)) plan.removed.push(file)
  for (const files of [plan.added, plan.changed, plan.removed]) files.sort()
  return plan
}

function* pathsOf(shown: Iterable<Shown>): Generator<string> {
  for (const { files } of shown) for (const { path } of files) yield path
}
