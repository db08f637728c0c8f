import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { byDay, type Plan } from '#domain/plan/plan.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import { peopleText } from '#domain/visit/visit-sentence.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { $visit } from '#stores/visit/visit.ts'

import type { PlanLabels } from './plan-labels.ts'
import { datesText, townsText } from './plan-title.ts'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  items: Plan
  labels: PlanLabels
  locale: Locale
}

/** Head of the plan: its towns, dates and party, and the poster of its first stop. */
export function PlanHead({ entries, items, labels, locale }: Props) {
  const { party } = useStore($visit)
  const language = languageOf(locale)
  const inOrder = byDay(items).flatMap(({ items: ofDay }) => ofDay)
  const planned = inOrder.flatMap(({ slug }) => entries.get(slug) ?? [])
  const dates = datesText(
    inOrder.flatMap(({ day }) => day ?? []),
    language
  )
  const facts = [dates, peopleText(party, labels.visit, language)].filter(Boolean)
  const [first] = planned
  if (first === undefined) return null
  return (
    <div className="plan-head">
      <p className="plan-title">{townsText(planned, labels.moreTowns, language)}</p>
      {facts.length > 0 && <p className="soft">{facts.join(' · ')}</p>}
      <img alt="" height={300} src={first.picture} width={400} />
    </div>
  )
}
