import { useState } from 'react'
import { type Language, languageOf, type Locale, regionalTags } from '#domain/text/locale.ts'
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
import type { PlanLabels } from '#islands/plan/plan-labels.ts'
import { dayName } from '#islands/plan/plan-title.ts'
import { PlanStop } from './PlanStop.tsx'
import { RainyDay } from './RainyDay.tsx'
import { shortestDay } from '#domain/time/day-words.ts'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  isEditable: boolean
  items: Plan
  labels: PlanLabels
  locale: Locale
}

/** The numbers of a day have one colour, beside its posters and on the map. After so many days the colours begin again. */
export const dayTones = 4

/** A plan day by day: days are columns where there is room. */
export function PlanDays({ entries, isEditable, items, labels, locale }: Props) {
  const means = useStore($means)
  const [open, setOpen] = useState<string | null>(null)
  const days = byDay(items).map(({ day, items: ofDay }) => ({
    day,
    ofDay,
    stops: stopsOf(day, ofDay, entries, means)
  }))
  const inOrder = days.flatMap(({ ofDay }) => ofDay)
  const marked = days.map(({ day, stops }) => ({ day, hasProblem: stops.some(({ problem }) => problem) }))
  return (
    <div className="plan-days">
      {isEditable && days.length > 1 && (
        <PlanTabs {...{ labels }} days={marked} language={languageOf(locale)} />
      )}
      {days.map(({ day, ofDay, stops }, index) => (
        <PlanDay
          {...{ day, entries, isEditable, items, labels, locale, open, stops }}
          before={inOrder.findIndex(item => item === ofDay[0])}
          firstDay={days[0]?.day ?? null}
          key={day}
          onOpen={setOpen}
          tone={index % dayTones}
        />
      ))}
    </div>
  )
}

interface DayProps extends Props {
  /** How many stops the days before it have. */
  before: number
  day: Day | null
  firstDay: Day | null
  onOpen: (slug: string | null) => void
  /** The stop whose controls are shown. */
  open: string | null
  stops: Stop[]
  tone: number
}

function PlanDay(props: DayProps) {
  const { before, day, entries, firstDay, isEditable, items, labels, locale, onOpen, open, stops, tone } =
    props
  const means = useStore($means)
  const rain = useRain(day, stops)
  // A rainy-day alternative stays first once it is taken.
  const [isRainFirst, setRainFirst] = useState(false)
  if (rain !== null && !isRainFirst) setRainFirst(true)
  const parts = [
    <ol className="plan-stops" key="stops">
      {stops.map((stop, index) => (
        <PlanStop
          {...{ entries, firstDay, isEditable, labels, locale, means, onOpen, stop }}
          isFirst={index === 0}
          isLast={index === stops.length - 1}
          isOpen={isEditable && open === stop.item.slug}
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
    <section className="plan-day" data-day={day ?? ''} data-tone={tone}>
      <h2>{day === null ? labels.noDay : dayName(day, locale)}</h2>
      {isRainFirst ? [rainy, ...parts] : [...parts, rainy]}
    </section>
  )
}

/** Rain forecast for the day; null where it stays dry or nothing is known. */
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

interface PlanTabsProps {
  days: { day: Day | null; hasProblem: boolean }[]
  labels: PlanLabels
  language: Language
}

/** Leads to each day of a plan, where days stand one below the other, and to what it costs. A day on which something does not fit has a mark, and a line below names it and leads to what is wrong. */
function PlanTabs({ days, labels, language }: PlanTabsProps) {
  const nameOf = (day: Day | null) => (day === null ? labels.noDay : shortestDay(language, day))
  const [first, ...others] = days.filter(({ hasProblem }) => hasProblem).map(({ day }) => day)
  const clashes = first === undefined ? [] : [first, ...others].map(nameOf)
  return (
    <nav aria-label={labels.days} className="plan-tabs">
      <div>
        {days.map(({ day, hasProblem }) => (
          <button key={day} onClick={() => show(`.plan-board [data-day='${day ?? ''}'] h2`)} type="button">
            {nameOf(day)}
            {hasProblem && (
              <span className="plan-mark">
                <span className="visually-hidden">{labels.problem}</span>
              </span>
            )}
          </button>
        ))}
        <button onClick={() => show('#plan-total')} type="button">
          {labels.total}
        </button>
      </div>
      {first !== undefined && (
        <p className="plan-clash">
          <button onClick={() => show(`.plan-board [data-day='${first ?? ''}'] .plan-problem`)} type="button">
            {interpolate(labels.clash, { days: new Intl.ListFormat(regionalTags[language]).format(clashes) })}
          </button>
        </p>
      )}
    </nav>
  )
}

/** The address is left alone: what stands behind its `#` is a plan. */
function show(heading: string): void {
  const found = document.querySelector<HTMLElement>(heading)
  if (!found) return
  found.tabIndex = -1
  found.focus({ preventScroll: true })
  found.scrollIntoView()
}
