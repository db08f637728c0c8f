import { useState } from 'react'

import { longDay } from '#domain/time/day-words.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import { byDay, type Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { mealTimes, missedMeals } from '#domain/plan/meals.ts'
import { busyOf, type Stop, stopsOf } from '#domain/plan/plan-stops.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { rainOnDay } from '#domain/plan/arranging/rain-on-day.ts'
import { clockTimeOf, type Day } from '#domain/time/calendar-day.ts'
import type { Outlook } from '#domain/weather/outlook.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { $means } from '#stores/plan/trip.ts'
import { forecast } from '#stores/weather/forecast.ts'

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
      {days.map(({ day, items: ofDay }) => (
        <PlanDay
          {...{ day, entries, isEditable, items, labels, locale }}
          before={inOrder.findIndex(item => item === ofDay[0])}
          key={day}
          stops={stopsOf(day, ofDay, entries, means)}
        />
      ))}
    </div>
  )
}

interface DayProps extends Props {
  /** How many stops the days before it have. */
  before: number
  day: Day | null
  stops: Stop[]
}

function PlanDay({ before, day, entries, isEditable, items, labels, locale, stops }: DayProps) {
  const means = useStore($means)
  const rain = useRain(day, stops)
  // What is offered on a wet day stays first once it is taken.
  const [isRainFirst, setRainFirst] = useState(false)
  if (rain !== null && !isRainFirst) setRainFirst(true)
  const parts = [
    <ol className="plan-stops" key="stops">
      {stops.map((stop, index) => (
        <PlanStop
          {...{ entries, isEditable, labels, locale, means, stop }}
          isFirst={index === 0}
          isLast={index === stops.length - 1}
          key={stop.item.slug}
          number={before + index + 1}
        />
      ))}
    </ol>,
    day !== null && <MealNotes {...{ labels, stops }} key="meals" />
  ]
  const rainy = day !== null && isEditable && (
    <RainyDay {...{ day, entries, items, labels, locale, rain }} key="rain" />
  )
  return (
    <section className="plan-day" data-day={day ?? ''}>
      <h2>{day === null ? labels.noDay : longDay(languageOf(locale), day)}</h2>
      {isRainFirst ? [rainy, ...parts] : [...parts, rainy]}
    </section>
  )
}

/** What the forecast says of rain on the day; null where it says nothing of it, or nothing is known. */
function useRain(day: Day | null, stops: Stop[]): Outlook | null {
  const known = useStore(forecast.$forecast)
  if (day === null || known.kind !== 'ready' || known.value === null) return null
  return rainOnDay(day, stops, known.value.report, known.value.now)
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
