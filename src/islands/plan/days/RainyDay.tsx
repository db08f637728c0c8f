import { useState } from 'react'

import { useStore } from '#islands/ui/useStore.ts'

import type { Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { replaceStop, outdoorsOn, alternativesFor, swapForRain } from '#domain/plan/arranging/rainy-day.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import type { Outlook } from '#domain/weather/outlook.ts'
import { outlookLine, sourceText } from '#domain/weather/outlook-words.ts'
import { plan } from '#stores/plan/plan.ts'
import { $means } from '#stores/plan/trip.ts'

import type { PlanLabels } from '#islands/plan/plan-labels.ts'

interface Props {
  day: string
  entries: ReadonlyMap<string, PlanEntry>
  items: Plan
  labels: PlanLabels
  locale: Locale
  /** Forecast of rain for the day. */
  rain: Outlook | null
}

/** Alternatives for a rainy day: first indoor stops from other days of the plan, then indoor experiences nearby. */
export function RainyDay({ day, entries, items, labels, locale, rain }: Props) {
  const means = useStore($means)
  const [before, setBefore] = useState<Plan | null>(null)
  const [isAsked, setAsked] = useState(false)
  const outdoors = outdoorsOn(items, day, entries)
  if (outdoors.length === 0 && before === null) return null
  const change = (next: Plan) => {
    setBefore(items)
    plan.replace(next)
  }
  const ask = () => {
    const swapped = swapForRain(items, day, entries, means)
    if (swapped !== null) change(swapped)
    setAsked(true)
  }
  const undo = () => {
    if (before !== null) plan.replace(before)
    setBefore(null)
    setAsked(false)
  }
  return (
    <div className="plan-rain">
      {rain !== null && <Forecast {...{ labels, locale, rain }} />}
      <button aria-expanded={isAsked} className="button button-quiet" onClick={ask} type="button">
        {rain === null ? labels.rain : labels.rainForecast}
      </button>
      <div aria-live="polite">
        {before !== null && (
          <p>
            {labels.rainSwapped}{' '}
            <button className="button button-quiet" onClick={undo} type="button">
              {labels.undo}
            </button>
          </p>
        )}
        {isAsked && (
          <IndoorAlternatives {...{ entries, items, labels, outdoors }} means={means} onChange={change} />
        )}
      </div>
    </div>
  )
}

/** The forecast, its source and the time it was made. */
function Forecast({
  labels: { weather },
  locale,
  rain
}: Pick<Props, 'labels' | 'locale'> & { rain: Outlook }) {
  const language = languageOf(locale)
  return (
    <p className="plan-forecast">
      <strong>{outlookLine(rain, weather, language)}</strong>{' '}
      <small className="soft">{sourceText(rain, weather, language)}</small>
    </p>
  )
}

interface AlternativesProps extends Pick<Props, 'entries' | 'items' | 'labels'> {
  means: Parameters<typeof alternativesFor>[3]
  onChange: (plan: Plan) => void
  outdoors: Plan
}

/** For each thing that is still under the open sky, what stands near it. */
function IndoorAlternatives({ entries, items, labels, means, onChange, outdoors }: AlternativesProps) {
  const choices = outdoors
    .map(item => ({ item, alternatives: alternativesFor(items, item, entries, means) }))
    .filter(({ alternatives }) => alternatives.length > 0)
  if (outdoors.length > 0 && choices.length === 0) return <p>{labels.rainNone}</p>
  return choices.map(({ item, alternatives }) => (
    <div key={item.slug}>
      <p>{interpolate(labels.rainInstead, { name: entries.get(item.slug)?.name.text ?? item.slug })}</p>
      <ul>
        {alternatives.map(({ name, slug }) => (
          <li key={slug}>
            <button
              className="button button-quiet"
              lang={name.language ?? undefined}
              onClick={() => onChange(replaceStop(items, item.slug, slug))}
              type="button"
            >
              {name.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  ))
}
