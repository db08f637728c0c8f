import { readRates } from '#domain/catalogue/person-rates.ts'
import { amountIn, eurosText } from '#domain/text/euros.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Party } from '#domain/visit/visit.ts'

import { partyPrice } from './party-price.ts'

/** Label of an experience's pin: the party's total where it is known, else the price of one person. */
export function pinLabel(
  { priceText, rates }: { priceText: string; rates: string },
  party: Party,
  language: Language
): string {
  const price = partyPrice(readRates(rates), party)
  return price.kind !== 'total' || price.euros === 0 ? amountIn(priceText) : eurosText(price.euros, language)
}
