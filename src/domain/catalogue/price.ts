import type { LocalizedText } from '#domain/text/text.ts'

/** Price of one kind of person or group in euros, VAT included. The audience is a key such as `adulto`; 0 is free on purpose. */
export interface Amount {
  audience: string
  euros: number
  /** To which age somebody pays it, in years; not stated where it is missing. */
  until?: number
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

/** Whom a price list means by one adult; where it names none, what is paid for all together. */
const adultAudiences = ['adulto', 'persona', 'grupo', 'alquiler', 'coche', 'pareja', 'familia']

/** Amounts that any adult pays: those of the first audience above that has some; none where all are for others. */
function adultAmounts(amounts: Amount[]): Amount[] {
  const present = adultAudiences.find(audience => amounts.some(amount => amount.audience === audience))
  return amounts.filter(({ audience }) => audience === present)
}

/** A stored "from" price may be at most so many times the lowest one (specification, section 9). */
const priceFromTolerance = 1.1

/** The price "from": an amount, free, or nothing known. A missing price is never 0 and never free. */
export type PriceFrom =
  | { kind: 'from'; euros: number; audience: string | null }
  | { kind: 'free' }
  | { kind: 'unknown' }

/** A price that a page states: also one that is the same in every line of the price list. */
export type StatedPrice = PriceFrom | { kind: 'exact'; euros: number; audience: string | null }

/** Prices that pages show: the adult's price first, and the price "from" beside it where another audience pays less. */
export interface PriceSummary {
  headline: StatedPrice
  /** Said without "from" where the headline has it already. */
  from: StatedPrice | null
}

/** The lowest positive price; free when every stated price is 0; unknown when none is stated. */
export function priceFrom(prices: Price[], stored: number | null): PriceFrom {
  const amounts = prices.flatMap(price => price.amounts)
  const paid = amounts.filter(({ euros }) => euros > 0)
  const lowest = lowestOf(paid)
  if (lowest) return { audience: lowest.audience, euros: lowest.euros, kind: 'from' }
  if (amounts.length > 0) return { kind: 'free' }
  return stored !== null && stored > 0 ? { audience: null, euros: stored, kind: 'from' } : { kind: 'unknown' }
}

/** The first of those that pay the least; null without any. */
function lowestOf(amounts: Amount[]): Amount | null {
  const [first = null] = amounts.toSorted((a, b) => a.euros - b.euros)
  return first
}

/** The adult's price, else what is paid for all together, else the lowest. */
function headlineOf(from: PriceFrom, prices: Price[]): StatedPrice {
  const paid = prices.flatMap(({ amounts }) => amounts).filter(({ euros }) => euros > 0)
  const ofAdults = adultAmounts(paid)
  const lowest = lowestOf(ofAdults.length > 0 ? ofAdults : paid)
  return from.kind !== 'from' || lowest === null ? from : statedIn(prices, { ...lowest, kind: 'from' })
}

/** Price lists call one adult by either word. */
const oneAdult = ['adulto', 'persona']

/** It is a price "from" only where the same audience can choose a dearer line. A price that no list explains stays one. */
function statedIn(prices: Price[], price: Extract<PriceFrom, { kind: 'from' }>): StatedPrice {
  const alike = oneAdult.includes(price.audience ?? '') ? oneAdult : [price.audience]
  const amounts = prices.flatMap(({ amounts }) => amounts).filter(({ audience }) => alike.includes(audience))
  const isDearer = ({ euros }: Amount) => euros > price.euros
  return amounts.length === 0 || amounts.some(isDearer) ? price : { ...price, kind: 'exact' }
}

/** The named lines among which an adult chooses, where the headline is a price "from". */
export function adultChoices(prices: Price[]): { euros: number; name: LocalizedText }[] {
  if (headlineOf(priceFrom(prices, null), prices).kind !== 'from') return []
  return prices.flatMap(({ amounts, name }) => {
    const own = inAudienceOrder(amounts).find(({ audience }) => oneAdult.includes(audience))
    return own && name ? [{ euros: own.euros, name }] : []
  })
}

/** Audiences that pay for a thing, whoever uses it. Renting less is another offer, not the same experience for fewer euros. */
const thingAudiences = ['alquiler', 'coche']

export function priceSummary(lowest: PriceFrom, prices: Price[]): PriceSummary {
  const headline = headlineOf(lowest, prices)
  const from = besideOf(lowest, headline, prices)
  const isLower = from.kind === 'from' && from.euros < (eurosOf(headline) ?? 0)
  if (!isLower) return { from: null, headline }
  return { from: headline.kind === 'from' ? { ...from, kind: 'exact' } : statedIn(prices, from), headline }
}

/** The lowest price of the kind of the headline: hiring a bicycle is no lower price of a guided tour. */
function besideOf(lowest: PriceFrom, headline: StatedPrice, prices: Price[]): PriceFrom {
  const isOfThing = (price: StatedPrice) =>
    'audience' in price && thingAudiences.includes(price.audience ?? '')
  if (!isOfThing(lowest) || isOfThing(headline)) return lowest
  const ofPeople = prices.map(({ amounts, name }) => ({
    amounts: amounts.filter(({ audience }) => !thingAudiences.includes(audience)),
    name
  }))
  return priceFrom(ofPeople, null)
}

/** From which price on there is something among several: free, and the lowest of those that are paid; neither where no price is known. */
export function lowestPrices(prices: readonly StatedPrice[]): StatedPrice[] {
  const paid = prices.flatMap(price => (price.kind === 'exact' || price.kind === 'from' ? [price] : []))
  const [lowest] = paid.toSorted((a, b) => a.euros - b.euros)
  const free = prices.find(({ kind }) => kind === 'free')
  return [...(free ? [free] : []), ...(lowest ? [{ ...lowest, kind: 'from' as const }] : [])]
}

/** The price as a number: 0 is free, null is not known. */
export function eurosOf(price: StatedPrice): number | null {
  if (price.kind === 'free') return 0
  return price.kind === 'unknown' ? null : price.euros
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

/** A line of the price list that a shop may sell to an adult, with its amount. Only free offers cost 0. */
export interface SellableLine {
  /** Its place in the price list, from 1: its name elsewhere. */
  number: number
  line: Price
  amount: Amount
}

export function sellableLines({ kind }: PriceFrom, prices: Price[]): SellableLine[] {
  return prices.flatMap((line, index) => {
    const [amount] = adultAmounts(line.amounts)
    if (amount === undefined || (amount.euros === 0 && kind !== 'free')) return []
    return [{ amount, line, number: index + 1 }]
  })
}
