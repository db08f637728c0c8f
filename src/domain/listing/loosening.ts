import type { ListingEntry } from './files/listing-entry.ts'
import type { Results } from './listing-results.ts'
import type { ListingState } from './listing-state.ts'

/** A way out where nothing fits: what to take away, and what is found then. */
export interface Loosening {
  first: ListingEntry
  /** What is taken away, as its chips say it. */
  names: string[]
  state: ListingState
}

interface Chip {
  text: string
  without: ListingState
}

const mostShown = 4
/** Beyond so many things that are asked for, pairs of them are not tried: each costs a search. */
const mostPaired = 6

/** The single things that, taken away, let something fit; where there are none, the pairs. The first of what fits comes with each. */
export function loosenings(
  state: ListingState,
  chipsOf: (state: ListingState) => Chip[],
  find: (state: ListingState) => Results | null
): Loosening[] {
  const tried = (names: string[], loose: ListingState): Loosening[] => {
    const [first] = find(loose)?.placed ?? []
    return first && chipsOf(loose).length > 0 ? [{ first: first.entry, names, state: loose }] : []
  }
  const chips = chipsOf(state)
  const single = chips.flatMap(({ text, without }) => tried([text], without))
  if (single.length > 0 || chips.length > mostPaired) return single.slice(0, mostShown)
  return chips
    .flatMap((one, place) =>
      chipsOf(one.without)
        .slice(place)
        .flatMap(other => tried([one.text, other.text], other.without))
    )
    .slice(0, mostShown)
}
