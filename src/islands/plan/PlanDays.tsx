import { longDay } from '#domain/time/day-words.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import { byDay, type Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { mealTimes, missedMeals } from '#domain/plan/meals.ts'
import { busyOf, type Stop, stopsOf } from '#domain/plan/plan-stops.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { clockTimeOf } from '#domain/time/calendar-day.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { $means } from '#stores/plan/trip.ts'

import type { PlanLabels } from './plan-labels.ts'
import { PlanStop } from './PlanStop.tsx'
import { RainyDay } from './RainyDay.tsx'

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
  const means = useStore($means)
  const inOrder = days.flatMap(({ items: ofDay }) => ofDay)
  return (
    <div className="plan-days">
      {days.map(({ day, items: ofDay }) => {
        const stops = stopsOf(day, ofDay, entries, means)
        return (
          <section className="plan-day" data-day={day ?? ''} key={day}>
            <h2>{day === null ? labels.noDay : longDay(languageOf(locale), day)}</h2>
            <ol className="plan-stops">
              {stops.map((stop, index) => (
                <PlanStop
                  {...{ entries, isEditable, labels, locale, means, stop }}
                  isFirst={index === 0}
                  isLast={index === ofDay.length - 1}
                  key={stop.item.slug}
                  number={inOrder.indexOf(stop.item) + 1}
                />
              ))}
            </ol>
            {day !== null && <MealNotes {...{ labels, stops }} />}
            {day !== null && isEditable && <RainyDay {...{ day, entries, items, labels }} />}
          </section>
        )
      })}
    </div>
  )
}

/** The meals for which a day leaves no hour. */
function MealNotes({ labels, stops }: { labels: PlanLabels; stops: Stop[] }) {
  const texts = { dinner: labels.noDinner, lunch: labels.noLunch }
  return missedMeals(busyOf(stops)).map(meal => {
    const { from, to } = mealTimes[meal]
    return (
      <p className="plan-problem" key={meal}>
        {interpolate(texts[meal], { from: clockTimeOf(from), to: clockTimeOf(to) })}
      </p>
    )
  })
}
