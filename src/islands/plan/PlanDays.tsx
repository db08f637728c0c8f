import { longDay } from '#domain/time/day-words.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import { byDay, type Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'

import type { PlanLabels } from './plan-labels.ts'
import { PlanItemRow } from './PlanItemRow.tsx'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  isEditable: boolean
  items: Plan
  labels: PlanLabels
  locale: Locale
}

/** A plan day by day. */
export function PlanDays({ entries, isEditable, items, labels, locale }: Props) {
  return byDay(items).map(({ day, items: ofDay }) => (
    <section className="plan-day" key={day}>
      <h2>{day === null ? labels.noDay : longDay(languageOf(locale), day)}</h2>
      <ol className="rows">
        {ofDay.map((item, index) => (
          <PlanItemRow
            {...{ isEditable, item, labels, locale }}
            entry={entries.get(item.slug)}
            isFirst={index === 0}
            isLast={index === ofDay.length - 1}
            key={item.slug}
          />
        ))}
      </ol>
    </section>
  ))
}
