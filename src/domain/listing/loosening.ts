import type { ListingEntry } from './files/listing-entry.ts'
import { countsOf, type Results } from './listing-results.ts'
import type { ListingState } from './listing-state.ts'

/** A way out where nothing fits: what to take away, and what is found then. */
export interface Loosening {
  /** How many are found then. */
  count: number
  first: ListingEntry
  /** Names of the removed filters, as their chips say them. */
  names: string[]
  state: ListingState
}

interface Chip {
  text: string
  without: ListingState
}

const maxShown = 4
/** Beyond so many things that are asked for, pairs of them are not tried: each costs a search. */
const maxPaired = 6

interface Means {
  chipsOf: (state: ListingState) => Chip[]
  find: (state: ListingState) => Results | null
  /** Whether a page that is asked for nothing shows something. */
  showsAll: boolean
}

/** The single things that, taken away, let something fit; where there are none, the pairs. The first of what fits comes with each. */
export function loosenings(state: ListingState, { chipsOf, find, showsAll }: Means): Loosening[] {
  const tried = (names: string[], loose: ListingState): Loosening[] => {
    const placed = find(loose)?.placed ?? []
    const [first] = placed
    if (!first || (!showsAll && chipsOf(loose).length === 0)) return []
    return [{ count: countsOf(placed).found, first: first.entry, names, state: loose }]
  }
  const chips = chipsOf(state)
  const single = chips.flatMap(({ text, without }) => tried([text], without))
  if (single.length > 0 || chips.length > maxPaired) return single.slice(0, maxShown)
  return chips
    .flatMap((one, place) =>
      chipsOf(one.without)
        .slice(place)
        .flatMap(other => tried([one.text, other.text], other.without))
    )
    .slice(0, maxShown)
}
