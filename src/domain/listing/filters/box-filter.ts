import type { FilterTextKey } from '#domain/listing/filter-texts.ts'
import type { QueryKey } from '#domain/listing/listing-keys.ts'
import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import type { Filter, FilterContext } from './filter.ts'

interface BoxFilter {
  key: QueryKey
  /** Whether an entry stays while the box is ticked. */
  keeps: (entry: ListingEntry, context: FilterContext) => boolean
  text: FilterTextKey
  word?: string
}

/** A filter that is on or off. */
export function boxFilter({ keeps, key, text, word = '1' }: BoxFilter): Filter<boolean> {
  return {
    control: { kind: 'box', on: true, text, word },
    describe: (words, value) => (value ? [{ text: words.text(text), without: false }] : []),
    isOn: value => value,
    keys: [key],
    matches: (entry, value, context) => !value || keeps(entry, context),
    off: false,
    placement: 'more',
    read: query => query.get(key) === word,
    write: value => [value ? word : '']
  }
}
