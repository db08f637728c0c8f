import { queryKeys } from '#domain/listing/listing-keys.ts'
import { toggleItem } from '#domain/listing/listing-state.ts'
import { isSlug } from '#domain/text/slug.ts'
import type { Filter } from './filter.ts'
import { valuesIn } from './query-values.ts'

const key = queryKeys.towns

/** Slugs of towns, the same in every language: an experience in any of them is found. */
export const towns: Filter<string[]> = {
  control: { kind: 'towns' },
  describe: ({ townName }, chosen) =>
    chosen.map(slug => ({ text: townName(slug), without: toggleItem(chosen, slug) })),
  isOn: chosen => chosen.length > 0,
  keys: [key],
  matches: ({ town }, chosen) => chosen.length === 0 || (town !== null && chosen.includes(town.slug)),
  off: [],
  placement: 'more',
  read: query => valuesIn(query, key).filter(isSlug),
  write: chosen => [chosen.toSorted().join(',')]
}
