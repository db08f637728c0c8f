import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { type PlanTotal, totalFor } from '#domain/plan/plan-total.ts'
import { isVisitSet, peopleIn } from '#domain/visit/visit.ts'
import { visitSentence } from '#domain/visit/visit-sentence.ts'
import { $visit, visitorVisit } from '#stores/visit/visit.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { useEffect } from 'react'

import type { PlanLabels } from './plan-labels.ts'

interface Props {
  labels: PlanLabels
  language: Language
  price: (euros: number) => string
  total: PlanTotal
}

/** Who comes, as it was said of the visit, and what they pay for the whole plan. */
export function PlanParty({ labels: { visit: texts }, language, price, total }: Props) {
  const visit = useStore($visit)
  useEffect(() => void visitorVisit(), [])
  if (!isVisitSet(visit)) return null
  const { party } = visit
  const euros = totalFor(total, party)
  return (
    <div className="plan-party">
      <p>{visitSentence(visit, texts, language)}</p>
      {euros !== null && (
        <p>
          <strong>{interpolate(texts.partyTotal, { count: peopleIn(party), price: price(euros) })}</strong>
        </p>
      )}
      <button className="button button-quiet" onClick={() => visitorVisit().clear()} type="button">
        {texts.clearVisit}
      </button>
    </div>
  )
}
