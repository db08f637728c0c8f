import type { PartyPrice } from '#domain/booking/party-price.ts'
import { eurosText } from '#domain/text/euros.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { type Party, peopleIn } from '#domain/visit/visit.ts'
import type { Texts } from '#texts.ts'

export type PartyTotalTexts = Pick<Texts['filters'], 'partyTotal' | 'partyTotalFrom'>

/** «86 € para 3»; with «desde» where other lines of the price list cost more. */
export function partyTotalText(
  { euros, isFrom }: Extract<PartyPrice, { kind: 'total' }>,
  party: Party,
  texts: PartyTotalTexts,
  language: Language
): string {
  return interpolate(isFrom ? texts.partyTotalFrom : texts.partyTotal, {
    count: peopleIn(party),
    price: eurosText(euros, language)
  })
}
