import { admissionText } from '#domain/booking/admission.ts'
import { partyTotalText } from '#domain/booking/party-price.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { limitedIn, partyTotalOf } from '#domain/plan/plan-total.ts'
import { isVisitSet, orUsualParty } from '#domain/visit/visit.ts'
import { visitSentence } from '#domain/visit/visit-sentence.ts'
import { $visit, visitorVisit } from '#stores/visit/visit.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { useEffect } from 'react'

import type { PlanLabels } from './plan-labels.ts'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  items: Plan
  labels: PlanLabels
  language: Language
}

/** Who comes, and what they pay for the whole plan; where somebody is not admitted, that takes the place of the total. */
export function PlanParty({ entries, items, labels: { visit: texts }, language }: Props) {
  const visit = useStore($visit)
  useEffect(() => void visitorVisit(), [])
  const party = orUsualParty(visit.party)
  const total = partyTotalOf(items, entries, party)
  const limited = limitedIn(items, entries, party)
  return (
    <div className="plan-party">
      <p>{visitSentence({ ...visit, party }, texts, language)}</p>
      {limited.length === 0 && total !== null && (
        <p>
          <strong>{partyTotalText(total, party, texts, language)}</strong>
        </p>
      )}
      {limited.map(({ admission, entry: { name, slug } }) => (
        <p key={slug}>
          <strong>{admissionText(admission, texts)}</strong>{' '}
          <span lang={name.language ?? undefined}>{name.text}</span>
        </p>
      ))}
      {isVisitSet(visit) && (
        <button className="button button-quiet" onClick={() => visitorVisit().clear()} type="button">
          {texts.clearVisit}
        </button>
      )}
    </div>
  )
}
