import { memoizeWeak } from '#domain/data/memoize.ts'

import type { Catalog } from '#catalog/model/catalog.ts'

/**
 * What is gathered about something, once for a catalogue: the object of the catalogue before as long as it is made of the same parts, so that what
 * shows it is cheap to compare. Lists are the same when their items are, one by one; all else is looked at from outside.
 */
export function memoizePer<Key extends object, Made extends object, From extends object = Catalog>(
  gather: (catalog: From, key: Key) => Made
): (catalog: From, key: Key) => Made {
  const known = new WeakMap<Key, { made: Made; turn: number }>()
  return (catalog, key) => {
    const [before, turn] = [known.get(key), turnOf(catalog)]
    if (before?.turn === turn) return before.made
    const now = gather(catalog, key)
    if (before === undefined) {
      known.set(key, { made: now, turn })
      return now
    }
    if (!hasSameParts(before.made, now)) before.made = now
    before.turn = turn
    return before.made
  }
}

/** An object or a list: the one of before as long as it is made of the same parts. */
export function createStabilizer<Made extends object>(): (now: Made) => Made {
  let last: Made | null = null
  return now => {
    last = last !== null && hasSameParts(last, now) ? last : now
    return last
  }
}

/** The parts of something, each kept in its place: what comes or goes in one leaves the others the same objects. */
export function createPartsStabilizer<Part extends object>(): (now: Part[]) => Part[] {
  const keepAll = createStabilizer<Part[]>()
  const keepers: ((now: Part) => Part)[] = []
  return now => {
    while (keepers.length < now.length) keepers.push(createStabilizer<Part>())
    return keepAll(now.map((part, place) => keepers[place]?.(part) ?? part))
  }
}

/** The same of what a catalogue gives, once for each. */
export function stableList<Item>(listIn: (catalog: Catalog) => Item[]): (catalog: Catalog) => Item[] {
  const kept = createStabilizer<Item[]>()
  return memoizeWeak((catalog: Catalog) => kept(listIn(catalog)))
}

let turns = 0

/** Each catalogue, each part of one and each table in it has a number of its own: nothing that is remembered holds the catalogue itself. */
const turnOf = memoizeWeak((): number => (turns += 1))

/** Plain objects and lists alone: all else is only the same as itself. Lists may be long: they are never taken apart into names and parts. */
export function hasSameParts(before: object, now: object): boolean {
  if (isSame(before, now)) return true
  if (Object.getPrototypeOf(now) !== Object.prototype) return false
  if (!areSame(Object.keys(before), Object.keys(now))) return false
  const old = Object.values(before)
  return Object.values(now).every((part, index) => isSame(old[index], part))
}

function isSame(before: unknown, now: unknown): boolean {
  return before === now || (Array.isArray(before) && Array.isArray(now) && areSame(before, now))
}

function areSame(before: unknown[], now: unknown[]): boolean {
  return before.length === now.length && before.every((item, index) => item === now[index])
}
