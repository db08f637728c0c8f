import { admissionText } from '#domain/booking/admission.ts'
import { childrenRemark, hasUsualTotal, partyPrice, partyTotalText } from '#domain/booking/party-price.ts'
import type { PersonRates } from '#domain/catalogue/person-rates.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { eurosText } from '#domain/text/euros.ts'
import { noParty, type Party, peopleIn } from '#domain/visit/visit.ts'
import { peopleText } from '#domain/visit/visit-sentence.ts'

import type { VisitLabels } from '#islands/visit/visit-labels.ts'

interface Props {
  language: Language
  party: Party
  rates: PersonRates
  texts: VisitLabels
}

/** Total of the party with its rates, or the age limit that leaves somebody out. Empty where the price is not known, and for a free offer: the box says "free" above. */
export function PartyTotal({ language, party, rates, texts }: Props) {
  const price = partyPrice(rates, party)
  if (price.kind === 'unknown') return null
  if (price.kind === 'age-limited') {
    return (
      <p className="party-total" role="status">
        <strong>{admissionText(price.admission, texts)}</strong>
      </p>
    )
  }
  const isFree = price.euros === 0 && !price.isFrom && price.depends === null
  if (isFree && !hasUsualTotal(rates)) return null
  const used = [
    { euros: price.adult, people: { ...noParty, adults: party.adults } },
    ...price.children.map(({ count, euros }) => ({ euros, people: { ...noParty, children: count } }))
  ]
    .filter(({ people }) => peopleIn(people) > 0)
    .map(({ euros, people }) =>
      interpolate(texts.rateOf, {
        people: peopleText(people, texts, language),
        price: eurosText(euros, language)
      })
    )
  const remark = childrenRemark(price, texts)
  return (
    <p className="party-total" role="status">
      <strong>{partyTotalText(price, party, texts, language)}</strong>
      <span>
        {used.join(' + ')}
        {remark !== null && ` (${remark})`}
        {price.depends !== null && (
          <>
            <br />
            {admissionText(price.depends, texts)}
          </>
        )}
      </span>
    </p>
  )
}
