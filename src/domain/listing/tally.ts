import type { ListingEntry } from './files/listing-entry.ts'
import { type FilterName, withFilter, withoutFilter } from './filters/filters.ts'
import { countFound, matcher, type Moment } from './listing-filter.ts'
import type { FilterValues, ListingState } from './listing-state.ts'

/** How many would be found with another value of one filter, and all else as it is asked for. */
export type Tally = <Name extends FilterName>(name: Name, value: FilterValues[Name]) => number

export function tallyOf(entries: ListingEntry[], state: ListingState, moment: Moment): Tally {
  const withoutOne = new Map<FilterName, ListingEntry[]>()
  /** No value of a filter finds what is not found without it: that is worked out once for all of its choices. */
  const foundWithout = (name: FilterName): ListingEntry[] => {
    const found = withoutOne.get(name) ?? entries.filter(matcher(withoutFilter(state, name), moment))
    withoutOne.set(name, found)
    return found
  }
  return (name, value) => countFound(foundWithout(name), withFilter(state, name, value), moment)
}
