import type { ListingEntry } from './files/listing-entry.ts'
import { countFound, matcher, type Moment, withoutTimesMatcher } from './listing-filter.ts'
import { sortEntries, effectiveOrder, type RankedEntry } from './listing-order.ts'
import type { ListingState, Order } from './listing-state.ts'
import type { Coordinates } from '#domain/place/place.ts'

/** Why nothing is left: it is too late today, or nothing fits. With how many there are tomorrow, where today was asked for. */
export type EmptyReason = { kind: 'too-late'; tomorrow: number } | { kind: 'none'; tomorrow: number | null }

export interface Results {
  emptiness: EmptyReason | null
  order: Order
  /** Certain matches first, then possible ones that state no times. */
  placed: RankedEntry[]
}

/** How many match, how many of the others have an age limit that the party may not meet, and how many one would have to ask for their times. */
export function countsOf(placed: RankedEntry[]): { asking: number; found: number; limited: number } {
  const asking = placed.filter(({ asksForTimes }) => asksForTimes).length
  const limited = placed.filter(({ asksForTimes, isLimited }) => isLimited && !asksForTimes).length
  return { asking, found: placed.length - asking - limited, limited }
}

interface Circumstances {
  moment: Moment
  position: Coordinates | null
  startsNearby: boolean
}

/** Results of a listing in their order; when there are none, the reason. */
export function resultsOf(
  entries: ListingEntry[],
  state: ListingState,
  { moment, position, startsNearby }: Circumstances
): Results {
  const order = effectiveOrder(state.order, { hasPosition: position !== null, startsNearby })
  const context = { fits: moment.fits ?? null, party: state.party }
  const found = sortEntries(entries.filter(matcher(state, moment)), order, position, context)
  const asking = sortEntries(entries.filter(withoutTimesMatcher(state, moment)), order, position, context)
  return {
    emptiness: countsOf(found).found > 0 ? null : emptinessOf(entries, state, moment),
    order,
    placed: [...found, ...asking.map(placed => ({ ...placed, asksForTimes: true }))]
  }
}

function emptinessOf(entries: ListingEntry[], state: ListingState, moment: Moment): EmptyReason {
  if (state.when !== 'today') return { kind: 'none', tomorrow: null }
  const count = (asked: ListingState, at: Moment) => countFound(entries, asked, at)
  const tomorrow = count({ ...state, when: 'tomorrow' }, moment)
  const earlier = count(state, { ...moment, now: { ...moment.now, minutes: 0 } })
  return { kind: earlier > 0 ? 'too-late' : 'none', tomorrow }
}
