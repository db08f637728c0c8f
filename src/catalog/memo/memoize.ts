import { createStabilizer, memoizePer as memoizeWithin } from 'live-publisher/content'

import { memoizeWeak } from '#domain/data/memoize.ts'

import type { Catalog } from '#catalog/model/catalog.ts'

/** What is gathered about something in a catalogue or a part of one, once for each: as far as it says the same, the object of the one before. */
export function memoizePer<Key extends object, Made extends object, From extends object = Catalog>(
  gather: (catalog: From, key: Key) => Made
): (catalog: From, key: Key) => Made {
  return memoizeWithin(gather)
}

/** The same of what a catalogue gives, once for each. */
export function stableList<Item>(listIn: (catalog: Catalog) => Item[]): (catalog: Catalog) => Item[] {
  const stable = createStabilizer<Item[]>()
  return memoizeWeak((catalog: Catalog) => stable(listIn(catalog)))
}
