import { createStabilizer, memoizePer as memoizeWithin } from 'live-publisher/content'

import { memoizeWeak } from '#domain/data/memoize.ts'

import type { Catalog } from '#catalog/model/catalog-content.ts'

/** What is gathered about something in a catalogue or a part of one, once for each: the object of the one before as long as it is made of the same parts. */
export function memoizePer<Key extends object, Made extends object, From extends object = Catalog>(
  gather: (catalog: From, key: Key) => Made
): (catalog: From, key: Key) => Made {
  return memoizeWithin(gather)
}

/** The same for what a page or a file shows, by what it says: a `read` may make its objects anew each time. */
export function memoizeShown<Key extends object, Made extends object, From extends object>(
  read: (around: From, key: Key) => Made
): (around: From, key: Key) => Made {
  return memoizeWithin(read, { byValue: true })
}

/** The same of what a catalogue gives, once for each. */
export function stableList<Item>(listIn: (catalog: Catalog) => Item[]): (catalog: Catalog) => Item[] {
  const stable = createStabilizer<Item[]>()
  return memoizeWeak((catalog: Catalog) => stable(listIn(catalog)))
}
