import { readRates } from '#domain/catalogue/price.ts'
import { type Party, peopleIn } from '#domain/visit/visit.ts'

import { partyPrice } from './party-price.ts'

/**
 * The price that a card shows large, in euros: what the party pays once it is said, else the headline. Null where that is not known; lists order and filter by
 * it, so what one reads is in order.
 */
export function shownEuros(
  { price, rates }: { price: number | null; rates: string },
  party: Party
): number | null {
  if (peopleIn(party) === 0 || price === 0) return price
  const total = partyPrice(readRates(rates), party)
  return total.kind === 'total' ? total.euros : null
}

/** Whether the party may take part: false where it has children and an age limit is stated. */
export function isForParty({ rates }: { rates: string }, party: Party): boolean {
  return party.children === 0 || partyPrice(readRates(rates), party).kind !== 'age-limited'
}
