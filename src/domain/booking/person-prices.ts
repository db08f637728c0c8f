import type { PersonRates } from '#domain/catalogue/person-rates.ts'
import type { Language } from '#domain/text/locale.ts'
import { eurosText } from '#domain/text/euros.ts'
import { noParty, type Party } from '#domain/visit/visit.ts'

import { partyPrice } from './party-price.ts'

/** Prices of one adult and one child, as the total of the party counts them; children of different ages have several. */
export interface PersonPrices {
  adult: string
  child: string
}

/** Null where one pays nothing, or where the price depends on more than a person. */
export function personPrices(rates: PersonRates, party: Party, language: Language): PersonPrices | null {
  const oneChild = { ...noParty, adults: Math.max(1, party.adults), children: 1 }
  const price = partyPrice(rates, party.children > 0 ? party : oneChild)
  if (price.kind !== 'total' || price.adult === 0) return null
  const text = (euros: number) => eurosText(euros, language)
  return { adult: text(price.adult), child: price.children.map(({ euros }) => text(euros)).join(' / ') }
}
