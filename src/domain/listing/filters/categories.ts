import { queryKeys } from '#domain/listing/listing-keys.ts'
import { toggleItem } from '#domain/listing/listing-state.ts'
import type { Filter } from './filter.ts'
import { valuesIn } from './query-values.ts'

const key = queryKeys.categories

/** Slugs of categories: an experience of any of them is found. */
export const categories: Filter<string[]> = {
  control: { kind: 'categories' },
  describe: ({ categoryName }, chosen) =>
    chosen.map(slug => ({ text: categoryName(slug), without: toggleItem(chosen, slug) })),
  isOn: chosen => chosen.length > 0,
  keys: [key],
  matches: (entry, chosen) => chosen.length === 0 || chosen.some(slug => entry.categories.includes(slug)),
  off: [],
  placement: 'more',
  read: query => valuesIn(query, key),
  write: chosen => [chosen.toSorted().join(',')]
}
