import { partyPrice } from '#domain/booking/party-price.ts'
import { readRates } from '#domain/catalogue/price.ts'
import type { Party } from '#domain/visit/visit.ts'

import type { PlanItem } from './plan.ts'
import type { PlanEntry } from './plan-entry.ts'

/** What a plan costs an adult and a child, in euros. Where there is no price for children, the adult's counts. */
export interface PlanTotal {
  adult: number
  child: number
  /** How many of its experiences have no known price. */
  unpriced: number
}

export function totalOf(items: readonly PlanItem[], entries: ReadonlyMap<string, PlanEntry>): PlanTotal {
  const planned = items.flatMap(({ slug }) => entries.get(slug) ?? [])
  const sum = (euros: (entry: PlanEntry) => number) =>
    planned.reduce((total, entry) => total + euros(entry), 0)
  return {
    adult: sum(({ adult }) => adult ?? 0),
    child: sum(({ adult, child }) => child ?? adult ?? 0),
    unpriced: planned.filter(({ adult }) => adult === null).length
  }
}

/**
 * What a party pays for a plan, in euros; null where no people are counted, for groups, and where no price list has a rate for single people. It is the
 * least that they pay where a list has several rates, or prices a boat or a group and not people.
 */
export function partyTotalOf(
  items: readonly PlanItem[],
  entries: ReadonlyMap<string, PlanEntry>,
  party: Party
): { euros: number; isFrom: boolean } | null {
  const planned = items.flatMap(({ slug }) => entries.get(slug) ?? [])
  const prices = planned.map(({ adult, rates }) => ({ adult, price: partyPrice(readRates(rates), party) }))
  const known = prices.flatMap(({ price }) => (price.kind === 'total' ? [price] : []))
  if (known.length === 0) return null
  return {
    euros: known.reduce((total, { euros }) => total + euros, 0),
    isFrom:
      known.some(({ isFrom }) => isFrom) ||
      prices.some(({ adult, price }) => price.kind === 'unknown' && adult !== null && adult > 0)
  }
}
