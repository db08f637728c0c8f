import type { ListingEntry } from './files/listing-entry.ts'
import { withoutTimesMatcher, matcher, type Moment } from './listing-filter.ts'
import { arrange, effectiveOrder, type Placed } from './listing-order.ts'
import type { ListingState, Order } from './listing-state.ts'
import type { Coordinates } from '#domain/place/place.ts'

/** Why nothing is left: it is too late today, or nothing fits. With how many there are tomorrow, where today was asked for. */
export type EmptyReason = { kind: 'too-late'; tomorrow: number } | { kind: 'none'; tomorrow: number | null }

export interface Results {
  emptiness: EmptyReason | null
  order: Order
  /** Certain matches first, then possible ones that state no times. */
  placed: Placed[]
}

/** How many match, and how many one would have to ask. */
export function countsOf(placed: Placed[]): { asking: number; found: number } {
  const asking = placed.filter(({ asksForTimes }) => asksForTimes).length
  return { asking, found: placed.length - asking }
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
  const found = entries.filter(matcher(state, moment))
  const context = { fits: moment.fits ?? null, party: state.party }
  const asking = arrange(entries.filter(withoutTimesMatcher(state, moment)), order, position, context)
  return {
    emptiness: found.length > 0 ? null : emptinessOf(entries, state, moment),
    order,
    placed: [
      ...arrange(found, order, position, context),
      ...asking.map(placed => ({ ...placed, asksForTimes: true }))
    ]
  }
}

function emptinessOf(entries: ListingEntry[], state: ListingState, moment: Moment): EmptyReason {
  if (state.when !== 'today') return { kind: 'none', tomorrow: null }
  const count = (asked: ListingState, at: Moment) => entries.filter(matcher(asked, at)).length
  const tomorrow = count({ ...state, when: 'tomorrow' }, moment)
  const earlier = count(state, { ...moment, now: { ...moment.now, minutes: 0 } })
  return { kind: earlier > 0 ? 'too-late' : 'none', tomorrow }
}
