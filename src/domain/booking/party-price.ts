import type { PersonRates } from '#domain/catalogue/price.ts'
import { eurosText } from '#domain/text/euros.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { type Party, peopleIn } from '#domain/visit/visit.ts'
import type { Texts } from '#texts.ts'

/**
 * What a party pays, with the rates that were used; or that it is not known; or, for a party with children, that an age limit is stated and the price list has no
 * rate for children: then nobody says that they are admitted, and there is no total.
 */
export type PartyPrice =
  | { kind: 'unknown' }
  | { kind: 'age-limited'; minimumAge: number }
  | {
      kind: 'total'
      euros: number
      /** What each adult and each child pays of it. */
      adult: number
      child: number
      /** Other lines of the price list cost more. */
      isFrom: boolean
      /** The price list has no rate for children: they are counted as adults. */
      countsChildrenAsAdults: boolean
      /** Years from which the children of the party are admitted; null without children or limit. */
      minimumAge: number | null
    }

/** Groups beyond this size agree on a price of their own: price lists speak of single people. */
export const largestPricedParty = 20

/** What a party pays by the line of the price list that costs it least. No rate is invented. */
export function partyPrice(lines: readonly PersonRates[], party: Party): PartyPrice {
  const people = peopleIn(party)
  if (people === 0 || people > largestPricedParty) return { kind: 'unknown' }
  const admitting = lines.filter(
    ({ child, minimumAge }) => party.children === 0 || child !== null || minimumAge === null
  )
  const ages = lines.flatMap(({ minimumAge }) => minimumAge ?? [])
  if (admitting.length === 0 && ages.length > 0) return { kind: 'age-limited', minimumAge: Math.min(...ages) }
  const totals = admitting.map(line => totalOf(line, party)).toSorted((a, b) => a.euros - b.euros)
  const [lowest] = totals
  if (!lowest) return { kind: 'unknown' }
  return { ...lowest, isFrom: totals.some(({ euros }) => euros !== lowest.euros), kind: 'total' }
}

function totalOf({ adult, child, minimumAge }: PersonRates, { adults, children }: Party) {
  const eachChild = child ?? adult
  // Cents are whole numbers: sums of euros are not exact.
  const cents = Math.round(adult * 100) * adults + Math.round(eachChild * 100) * children
  return {
    adult,
    child: eachChild,
    countsChildrenAsAdults: child === null && children > 0,
    euros: cents / 100,
    minimumAge: children > 0 ? minimumAge : null
  }
}

export type PartyTotalTexts = Pick<Texts['filters'], 'partyAge' | 'partyTotal' | 'partyTotalFrom'>

/** «No admite menores de 8 años» */
export function ageLimitText(minimumAge: number, texts: Pick<PartyTotalTexts, 'partyAge'>): string {
  return interpolate(texts.partyAge, { years: minimumAge })
}

/** «86 € para 3»; with «desde» where other lines of the price list cost more. */
export function partyTotalText(
  { euros, isFrom }: Pick<Extract<PartyPrice, { kind: 'total' }>, 'euros' | 'isFrom'>,
  party: Party,
  texts: PartyTotalTexts,
  language: Language
): string {
  return interpolate(isFrom ? texts.partyTotalFrom : texts.partyTotal, {
    count: peopleIn(party),
    price: eurosText(euros, language)
  })
}
