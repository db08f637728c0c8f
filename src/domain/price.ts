import type { LocalizedText } from './text.ts'

/** What one kind of person or group pays, in euros, VAT included. The audience is a key such as `adulto`; 0 is free on purpose. */
export interface Amount {
  audience: string
  euros: number
}

/** One line of the price list: a variant of the experience and what each audience pays for it. */
export interface Price {
  name: LocalizedText | null
  amounts: Amount[]
}

/** The order in which a price list names its audiences; those it does not know come after, as they are written. */
const audiencesInOrder = [
  'adulto',
  'persona',
  'pareja',
  'joven',
  'estudiante',
  'senior',
  'reducida',
  'residente',
  'nino',
  'bebe',
  'familia',
  'grupo',
  'alquiler',
  'coche'
]

/** Adults first, then who pays less, then groups. Documents keep no order of their own. */
export function inAudienceOrder(amounts: Amount[]): Amount[] {
  const rank = ({ audience }: Amount) => {
    const place = audiencesInOrder.indexOf(audience)
    return place < 0 ? audiencesInOrder.length : place
  }
  return amounts.toSorted((a, b) => rank(a) - rank(b))
}

/** A stored "from" price may be at most so many times the lowest one (specification, section 9). */
const priceFromTolerance = 1.1

/** What the price line says: an amount, free, or nothing known. A missing price is never 0 and never free. */
export type PriceFrom =
  | { kind: 'from'; euros: number; audience: string | null }
  | { kind: 'free' }
  | { kind: 'unknown' }

/** The lowest positive price; free when every stated price is 0; unknown when none is stated. */
export function priceFrom(prices: Price[], stored: number | null): PriceFrom {
  const amounts = prices.flatMap(price => price.amounts)
  const paid = amounts.filter(({ euros }) => euros > 0)
  const [first] = paid
  if (first) {
    const lowest = paid.reduce((least, amount) => (amount.euros < least.euros ? amount : least), first)
    return { audience: lowest.audience, euros: lowest.euros, kind: 'from' }
  }
  if (amounts.length > 0) return { kind: 'free' }
  return stored !== null && stored > 0 ? { audience: null, euros: stored, kind: 'from' } : { kind: 'unknown' }
}

/** Where there is room for the amount alone: a picture, a line for search engines. */
export function amountAlone(price: PriceFrom): PriceFrom {
  return price.kind === 'from' ? { ...price, audience: null } : price
}

/** The same as a number: 0 is free, null is not known. */
export function eurosOf(price: PriceFrom): number | null {
  if (price.kind === 'from') return price.euros
  return price.kind === 'free' ? 0 : null
}

/** Whether a stored "from" price agrees with the price list: between the lowest price and 1.1 times it. */
export function isPriceFromPlausible(stored: number, lowest: number): boolean {
  return stored >= lowest && stored <= lowest * priceFromTolerance
}

/** For ordering by price: unknown prices come last, free ones first. */
export function priceRank(price: PriceFrom): number {
  if (price.kind === 'unknown') return Number.POSITIVE_INFINITY
  return price.kind === 'free' ? 0 : price.euros
}
