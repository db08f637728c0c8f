import { interpolate } from '#domain/text/interpolate.ts'

import { clockTimeOf } from '#domain/time/calendar-day.ts'
import { distanceText } from '#domain/place/place.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import type { Stop } from '#domain/plan/plan-stops.ts'
import { pathIn, routes } from '#domain/site/routes.ts'

import type { PlanLabels } from './plan-labels.ts'
import { PlanControls } from './PlanControls.tsx'
import { StopProblem } from './StopProblem.tsx'

interface Props {
  isEditable: boolean
  isFirst: boolean
  isLast: boolean
  labels: PlanLabels
  locale: Locale
  /** Its place in the plan and on the map. */
  number: number
  stop: Stop
}

/** One experience of a plan. One that is not offered any more is named by its slug, which reads like its name. */
export function PlanStop({ isEditable, isFirst, isLast, labels, locale, number, stop }: Props) {
  const {
    entry,
    item: { day, slug },
    kmBefore,
    problem
  } = stop
  const name = entry?.name.text ?? slug.replaceAll('-', ' ')
  const facts = entry
    ? [day === null ? entry.when : '', entry.place, entry.price].filter(Boolean).join(' · ')
    : labels.gone
  const hours = hoursOf(stop, labels)
  return (
    <li className="plan-stop">
      {kmBefore !== null && (
        <span className="plan-way">
          {interpolate(labels.way, { distance: distanceText(kmBefore, languageOf(locale)) })}
        </span>
      )}
      {entry && (
        <span className="plan-poster">
          <img alt="" height={300} loading="lazy" src={entry.poster} width={400} />
          <span aria-hidden="true" className="plan-number">
            {number}
          </span>
        </span>
      )}
      <span className="plan-name">
        {hours && <strong className="plan-hours">{hours}</strong>}
        {entry ? (
          <a href={pathIn(locale, routes.experience(slug))} lang={entry.name.language ?? undefined}>
            {name}
          </a>
        ) : (
          name
        )}
        <span className="soft">{facts}</span>
      </span>
      {problem && <StopProblem {...{ isEditable, labels, locale, problem, slug }} />}
      {isEditable && <PlanControls {...{ day, isFirst, isLast, labels, name, slug }} />}
    </li>
  )
}

/** From its start to its end; where one can come at any time, between when; empty where nobody knows. */
function hoursOf({ entry, start }: Stop, labels: PlanLabels): string {
  if (start === null) return ''
  const from = clockTimeOf(start.first)
  if (start.last > start.first) return interpolate(labels.between, { from, to: clockTimeOf(start.last) })
  if (!entry?.durationMinutes) return from
  return interpolate(labels.until, {
    from,
    to: clockTimeOf((start.first + entry.durationMinutes) % minutesPerDay)
  })
}

const minutesPerDay = 24 * 60
