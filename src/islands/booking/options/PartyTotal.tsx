import { ageLimitText, partyPrice, partyTotalText } from '#domain/booking/party-price.ts'
import type { PersonRates } from '#domain/catalogue/price.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { eurosText } from '#domain/text/euros.ts'
import { type Party, peopleIn } from '#domain/visit/visit.ts'
import { peopleText } from '#domain/visit/visit-sentence.ts'

import type { VisitLabels } from '#islands/booking/booking-props.ts'

interface Props {
  language: Language
  party: Party
  rates: PersonRates[]
  texts: VisitLabels
}

/** What the party pays, and by which rates, or from which age children are admitted. Nothing where the price is not known. */
export function PartyTotal({ language, party, rates, texts }: Props) {
  const price = partyPrice(rates, party)
  if (price.kind === 'unknown') return null
  if (price.kind === 'age-limited') {
    return (
      <p className="party-total" role="status">
        <strong>{ageLimitText(price.minimumAge, texts)}</strong>
      </p>
    )
  }
  const used = [
    { euros: price.adult, party: { adults: party.adults, children: 0 } },
    { euros: price.child, party: { adults: 0, children: party.children } }
  ]
    .filter(each => peopleIn(each.party) > 0)
    .map(each =>
      interpolate(texts.rateOf, {
        people: peopleText(each.party, texts, language),
        price: eurosText(each.euros, language)
      })
    )
  return (
    <p className="party-total" role="status">
      <strong>{partyTotalText(price, party, texts, language)}</strong>
      <br />
      {used.join(' + ')}
      {price.countsChildrenAsAdults && ` (${texts.childrenAsAdults})`}
      {price.minimumAge !== null && (
        <>
          <br />
          {ageLimitText(price.minimumAge, texts)}
        </>
      )}
    </p>
  )
}
