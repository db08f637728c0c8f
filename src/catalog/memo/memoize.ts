import { createStabilizer, memoizePer as memoizeWithin } from 'live-publisher/content'

import { memoizeWeak } from '#domain/data/memoize.ts'

import type { Catalog } from '#catalog/model/catalog-content.ts'

/** Memoizes per catalogue (or a part of one) and key. Returns the previous object if its parts are unchanged, so callers can compare by identity. */
export function memoizePer<Key extends object, Made extends object, From extends object = Catalog>(
  gather: (catalog: From, key: Key) => Made
): (catalog: From, key: Key) => Made {
  return memoizeWithin(gather)
}

/** Memoizes by value, for pages and files whose `read` makes its objects anew each time. */
export function memoizeShown<Key extends object, Made extends object, From extends object>(
  read: (around: From, key: Key) => Made
): (around: From, key: Key) => Made {
  return memoizeWithin(read, { byValue: true })
}

/** Memoizes a list of a catalogue and keeps its identity while its items are the same. */
export function stableList<Item>(listIn: (catalog: Catalog) => Item[]): (catalog: Catalog) => Item[] {
  const stable = createStabilizer<Item[]>()
  return memoizeWeak((catalog: Catalog) => stable(listIn(catalog)))
}
