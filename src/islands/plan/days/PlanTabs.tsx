import { shortestDay } from '#domain/time/day-words.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { type Language, regionalTags } from '#domain/text/locale.ts'

import type { PlanLabels } from '#islands/plan/plan-labels.ts'

interface Props {
  days: { day: Day | null; hasProblem: boolean }[]
  labels: PlanLabels
  language: Language
}

/** Leads to each day of a plan, where days stand one below the other, and to what it costs. A day on which something does not fit has a mark, and a line below names it and leads to what is wrong. */
export function PlanTabs({ days, labels, language }: Props) {
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
