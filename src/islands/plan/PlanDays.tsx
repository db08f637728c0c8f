import { longDay } from '#domain/time/day-words.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import { byDay, type Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { stopsOf } from '#domain/plan/plan-stops.ts'

import type { PlanLabels } from './plan-labels.ts'
import { PlanStop } from './PlanStop.tsx'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  isEditable: boolean
  items: Plan
  labels: PlanLabels
  locale: Locale
}

/** A plan day by day: days are columns where there is room. */
export function PlanDays({ entries, isEditable, items, labels, locale }: Props) {
  const days = byDay(items)
  const inOrder = days.flatMap(({ items: ofDay }) => ofDay)
  return (
    <div className="plan-days">
      {days.map(({ day, items: ofDay }) => (
        <section className="plan-day" key={day}>
          <h2>{day === null ? labels.noDay : longDay(languageOf(locale), day)}</h2>
          <ol className="plan-stops">
            {stopsOf(day, ofDay, entries).map((stop, index) => (
              <PlanStop
                {...{ isEditable, labels, locale, stop }}
                isFirst={index === 0}
                isLast={index === ofDay.length - 1}
                key={stop.item.slug}
                number={inOrder.indexOf(stop.item) + 1}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
