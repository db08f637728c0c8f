import { childEuros, type PersonRates, type RateLine } from '#domain/catalogue/person-rates.ts'
import { eurosText } from '#domain/text/euros.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { agesIn, noParty, orUsualParty, type Party, peopleIn } from '#domain/visit/visit.ts'
import type { Texts } from '#texts.ts'

import { type Admission, type AdmissionTexts, admissionOf } from './admission.ts'

/**
 * The price of a party, with the rates that were used. It is `unknown` without rates for single people, and `age-limited` where somebody is too young or too old,
 * or where that depends on ages that nobody said while the price list has no rate for children.
 */
export type PartyPrice =
  | { kind: 'unknown' }
  | { kind: 'age-limited'; admission: Exclude<Admission, { kind: 'admitted' }> }
  | {
      kind: 'total'
      euros: number
      /** Euros for each adult; beside it, how many children pay how much. */
      adult: number
      children: { count: number; euros: number }[]
      /** Other lines of the price list cost more. */
      isFrom: boolean
      /** The price list has no rate for children: they are counted as adults. */
      countsChildrenAsAdults: boolean
      /** The total holds for children whose ages are said; null where they are, or where no age matters. */
      depends: Extract<Admission, { kind: 'depends' }> | null
      /** Ages are not said, and the rate for children ends with this one; null elsewhere. */
      childrenUntil: number | null
    }

export type PartyTotal = Extract<PartyPrice, { kind: 'total' }>

/** Groups beyond this size agree on a price of their own: price lists speak of single people. */
export const largestPricedParty = 20

/** Whether the usual party pays anything that is known. Otherwise the price of one person, or "free", stands in place of a total. */
export function hasUsualTotal(rates: PersonRates): boolean {
  const price = partyPrice(rates, orUsualParty(noParty))
  return price.kind === 'total' && price.euros > 0
}

/** Prices a party by the line of the price list that costs it least. No rate is invented, and nobody is priced who is not admitted. */
export function partyPrice({ limits, lines }: PersonRates, party: Party): PartyPrice {
  const people = peopleIn(party)
  if (people === 0) return { kind: 'unknown' }
  const admission = admissionOf(limits, party)
  if (admission.kind === 'refused') return { admission, kind: 'age-limited' }
  const isOpen = admission.kind === 'depends'
  const usable = isOpen ? lines.filter(({ children }) => children.length > 0) : lines
  if (usable.length === 0 && isOpen) return { admission, kind: 'age-limited' }
  if (people > largestPricedParty) return { kind: 'unknown' }
  const totals = usable.map(line => totalOf(line, party)).toSorted((a, b) => a.euros - b.euros)
  const [lowest] = totals
  if (!lowest) return { kind: 'unknown' }
  return {
    ...lowest,
    depends: isOpen ? admission : null,
    isFrom: totals.some(({ euros }) => euros !== lowest.euros),
    kind: 'total'
  }
}

function totalOf(line: RateLine, party: Party) {
  const { adult, children: rates } = line
  const ages = agesIn(party)
  const each = ages.map(age => childEuros(line, age))
  const children = [...new Set(each)].map(euros => ({
    count: each.filter(own => own === euros).length,
    euros
  }))
  // Cents are whole numbers: sums of euros are not exact.
  const cents = [adult * party.adults, ...each].reduce((sum, euros) => sum + Math.round(euros * 100), 0)
  return {
    adult,
    children,
    childrenUntil: ages.includes(null) ? (rates.at(-1)?.until ?? null) : null,
    countsChildrenAsAdults: rates.length === 0 && party.children > 0,
    euros: cents / 100
  }
}

export type PartyTotalTexts = AdmissionTexts &
  Pick<Texts['filters'], 'childrenAsAdults' | 'childrenUntil' | 'partyTotal' | 'partyTotalFrom'>

/** Remark beside a total: children pay as adults, or their ages decide. Null where there is nothing to say. */
export function childrenRemark(
  { childrenUntil, countsChildrenAsAdults }: Pick<PartyTotal, 'childrenUntil' | 'countsChildrenAsAdults'>,
  texts: Pick<PartyTotalTexts, 'childrenAsAdults' | 'childrenUntil'>
): string | null {
  if (countsChildrenAsAdults) return texts.childrenAsAdults
  return childrenUntil === null ? null : interpolate(texts.childrenUntil, { years: childrenUntil })
}

/** «86 € para 3»; with «desde» where other lines of the price list cost more. */
export function partyTotalText(
  { euros, isFrom }: Pick<PartyTotal, 'euros' | 'isFrom'>,
  party: Party,
  texts: Pick<PartyTotalTexts, 'partyTotal' | 'partyTotalFrom'>,
  language: Language
): string {
  return interpolate(isFrom ? texts.partyTotalFrom : texts.partyTotal, {
    count: peopleIn(party),
    price: eurosText(euros, language)
  })
}
