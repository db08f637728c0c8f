import type { ListingEntry } from './files/listing-entry.ts'
import type { Order } from './listing-state.ts'
import { type Coordinates, distanceKm } from '#domain/place/place.ts'

/** An entry in its place, with how far away it is when that is known. */
export interface Placed {
  entry: ListingEntry
  km: number | null
  /** A day or an hour was asked for, and it says none: anyone who wants to go has to ask. */
  asksForTimes?: boolean
}

/** What decides the order when the visitor chose none. */
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

/** Entries come in the initial order; equals stay in it. What is searched for begins with what fits best. Without a price or a place they come last. */
export function arrange(
  entries: ListingEntry[],
  order: Order,
  position: Coordinates | null,
  fits: ReadonlyMap<string, number> | null = null
): Placed[] {
  const placed = entries.map(entry => ({ entry, km: kmTo(entry, position) }))
  if (order === 'price') return placed.toSorted((a, b) => compare(a.entry.price, b.entry.price))
  if (order === 'nearby') return placed.toSorted((a, b) => compare(a.km, b.km))
  return fits === null ? placed : placed.toSorted((a, b) => fitOf(b, fits) - fitOf(a, fits))
}

function fitOf({ entry }: Placed, fits: ReadonlyMap<string, number>): number {
  return fits.get(entry.slug) ?? 0
}

function kmTo(entry: ListingEntry, position: Coordinates | null): number | null {
  return position && entry.position ? distanceKm(position, entry.position) : null
}

function compare(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}
