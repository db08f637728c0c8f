import { isForParty, shownEuros } from '#domain/booking/entry-price.ts'
import { noParty, type Party } from '#domain/visit/visit.ts'
import type { ListingEntry } from './files/listing-entry.ts'
import type { Order } from './listing-state.ts'
import { type Coordinates, distanceKm } from '#domain/place/place.ts'

/** An entry in its place, with how far away it is when that is known. */
export interface RankedEntry {
  entry: ListingEntry
  km: number | null
  /** A day or an hour was asked for, and it says none: anyone who wants to go has to ask. */
  asksForTimes?: boolean
  /** An age limit leaves somebody of the party out, or may do so. */
  isLimited: boolean
}

/** Facts that decide the order when the visitor chose none. */
export interface OrderFacts {
  hasPosition: boolean
  /** A category may begin with the nearest once a position is known (specification, section 3: tipoOrden geo). */
  startsNearby: boolean
}

/** The order in which things really stand: nearby needs a position, and a listing may have one of its own. */
export function effectiveOrder(chosen: Order | null, { hasPosition, startsNearby }: OrderFacts): Order {
  const wanted = chosen ?? (startsNearby ? 'nearby' : 'initial')
  return wanted === 'nearby' && !hasPosition ? 'initial' : wanted
}

/** Each entry of the menu leads to its order, or back to the initial one (specification, section 4). */
export function toggleOrder(current: Order, entry: Order, startsNearby: boolean): Order | null {
  if (current !== entry) return entry
  return startsNearby ? 'initial' : null
}

interface OrderContext {
  fits: ReadonlyMap<string, number> | null
  party: Party
}

type Comparison = (a: RankedEntry, b: RankedEntry, context: OrderContext) => number

const comparisons = {
  // A search begins with the entries that fit best.
  initial: (a, b, { fits }) => (fits === null ? 0 : fitOf(b, fits) - fitOf(a, fits)),
  nearby: (a, b) => compare(a.km, b.km),
  price: (a, b, { party }) => compare(shownEuros(a.entry, party), shownEuros(b.entry, party))
} satisfies Record<Order, Comparison>

/**
 * Sorts entries, which come in the initial order; equal ones stay in it. Entries without a price or a place come last, and after them those that do not admit
 * the children of the party.
 */
export function sortEntries(
  entries: ListingEntry[],
  order: Order,
  position: Coordinates | null,
  { fits = null, party = noParty }: Partial<OrderContext> = {}
): RankedEntry[] {
  const placed = entries.map(entry => ({
    entry,
    isLimited: !isForParty(entry, party),
    km: kmTo(entry, position)
  }))
  return placed.toSorted(
    (a, b) => Number(a.isLimited) - Number(b.isLimited) || comparisons[order](a, b, { fits, party })
  )
}

function fitOf({ entry }: RankedEntry, fits: ReadonlyMap<string, number>): number {
  return fits.get(entry.slug) ?? 0
}

function kmTo(entry: ListingEntry, position: Coordinates | null): number | null {
  return position && entry.position ? distanceKm(position, entry.position) : null
}

function compare(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}
