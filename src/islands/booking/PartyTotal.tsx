import { partyPrice } from '#domain/booking/party-price.ts'
import type { PersonRates } from '#domain/catalogue/price.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { type Language, regionalTags } from '#domain/text/locale.ts'
import { type Party, peopleIn } from '#domain/visit/visit.ts'
import { peopleText } from '#domain/visit/visit-sentence.ts'

import type { VisitLabels } from './booking-props.ts'

interface Props {
  language: Language
  party: Party
  rates: PersonRates[]
  texts: VisitLabels
}

/** What the party pays, and by which rates. Nothing where nobody can say. */
export function PartyTotal({ language, party, rates, texts }: Props) {
  const price = partyPrice(rates, party)
  if (price.kind === 'unknown') return null
  const euros = (amount: number) =>
    new Intl.NumberFormat(regionalTags[language], {
      currency: 'EUR',
      style: 'currency',
      trailingZeroDisplay: 'stripIfInteger'
    }).format(amount)
  const total = interpolate(price.isFrom ? texts.partyTotalFrom : texts.partyTotal, {
    count: peopleIn(party),
    price: euros(price.euros)
  })
  const used = [
    { euros: price.adult, party: { adults: party.adults, children: 0 } },
    { euros: price.child, party: { adults: 0, children: party.children } }
  ]
    .filter(each => peopleIn(each.party) > 0)
    .map(each =>
      interpolate(texts.rateOf, {
        people: peopleText(each.party, texts, language),
        price: euros(each.euros)
      })
    )
  return (
    <p className="party-total" role="status">
      <strong>{total}</strong>
      <br />
      {used.join(' + ')}
      {price.countsChildrenAsAdults && ` (${texts.childrenAsAdults})`}
    </p>
  )
}
