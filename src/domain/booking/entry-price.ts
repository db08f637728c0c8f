import { readRates } from '#domain/catalogue/person-rates.ts'
import type { Party } from '#domain/visit/visit.ts'

import { partyPrice } from './party-price.ts'

/**
 * The price that a card shows large, in euros: the total of the party where it is known, else the headline. Null where neither is, and where the party has no
 * total because of an age limit. Lists order and filter by it, so what one reads is in order.
 */
export function shownEuros(
  { price, rates }: { price: number | null; rates: string },
  party: Party
): number | null {
  const total = partyPrice(readRates(rates), party)
  if (price === 0 || total.kind === 'unknown') return price
  return total.kind === 'total' ? total.euros : null
}

/** Returns false where an age limit leaves somebody out, and where it may and there is no rate for children. */
export function isForParty({ rates }: { rates: string }, party: Party): boolean {
  return partyPrice(readRates(rates), party).kind !== 'age-limited'
}
