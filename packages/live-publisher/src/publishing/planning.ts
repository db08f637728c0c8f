import type { Shown, Site } from '../site.ts'
import { keysOf, type Keys, type Plan } from './keys.ts'

/** Finds what one content after the other changes of a site. */
export interface Planning {
  /** Compares a site's keys with the content to be shown. `found` is called for each file to be made as soon as it is known. */
  plan: (standing: Keys, shown: Iterable<readonly Shown[]>, found?: (file: string) => void) => Plan
  /** The last plan was carried out, and is part of the keys it was made for. */
  committed: () => void
}

/** Content that a site with these keys shows. */
interface Known {
  keys: Keys
  lists: ReadonlySet<readonly Shown[]>
  /** All that is in the lists. */
  shown: Set<Shown>
}

/** Result of a plan that updates the known content; nearly all of it stays. */
interface Planned extends Pick<Known, 'keys' | 'lists'> {
  /** Content that was shown before and has to be fetched when the plan is carried out. */
  before: Set<Shown>
  come: Shown[]
  gone: Shown[]
}

/**
 * A site has tens of thousands of files, of which an edit changes a hundred. A list that is the same object as when the last plan was carried out is not
 * looked at again, nor is what is the same in another list. A site with other keys than those, such as one that another program has changed, is compared
 * file by file.
 */
export function createPlanning(fingerprint: Site<object>['fingerprint']): Planning {
  let known: Known | null = null
  let planned: Planned | null = null
  return {
    committed: () => {
      if (planned === null) return
      const { before: shown, come, gone, keys, lists } = planned
      for (const each of gone) shown.delete(each)
      for (const each of come) shown.add(each)
      known = { keys, lists, shown }
    },
    plan: (standing, shown, found = () => {}) => {
      const before = known?.keys === standing ? known : null
      const lists = new Set<readonly Shown[]>()
      const come: Shown[] = []
      const stay = new Set<Shown>()
      const keys: Keys = new Map()
      const look = (each: Shown) => {
        come.push(each)
        for (const [file, key] of keysOf(fingerprint, each)) {
          keys.set(file, key)
          if (standing.get(file) !== key) found(file)
        }
      }
      for (const list of shown) {
        lists.add(list)
        if (before?.lists.has(list)) continue
        for (const each of list) {
          if (before?.shown.has(each)) stay.add(each)
          else look(each)
        }
      }
      const gone = before && goneFrom(before, lists, stay)
      planned = { before: before?.shown ?? new Set(), come, gone: gone ?? [], keys: standing, lists }
      return compare(standing, keys, gone ? pathsOf(gone) : standing.keys())
    }
  }
}

/** Content of removed lists that is in none of the new ones. No content is in two lists, and no file belongs to two contents. */
function goneFrom(before: Known, lists: Known['lists'], stay: ReadonlySet<Shown>): Shown[] {
  return [...before.lists]
    .filter(list => !lists.has(list))
    .flat()
    .filter(each => !stay.has(each))
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
