import { partyTotalText } from '#domain/booking/party-price.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { partyTotalOf } from '#domain/plan/plan-total.ts'
import { isVisitSet } from '#domain/visit/visit.ts'
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

/** Who comes, as it was said of the visit, and what they pay for the whole plan. */
export function PlanParty({ entries, items, labels: { visit: texts }, language }: Props) {
  const visit = useStore($visit)
  useEffect(() => void visitorVisit(), [])
  if (!isVisitSet(visit)) return null
  const { party } = visit
  const total = partyTotalOf(items, entries, party)
  return (
    <div className="plan-party">
      <p>{visitSentence(visit, texts, language)}</p>
      {total !== null && (
        <p>
          <strong>{partyTotalText(total, party, texts, language)}</strong>
        </p>
      )}
      <button className="button button-quiet" onClick={() => visitorVisit().clear()} type="button">
        {texts.clearVisit}
      </button>
    </div>
  )
}
