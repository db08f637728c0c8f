import { interpolate } from '#domain/text/interpolate.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { StopProblem as Problem } from '#domain/plan/plan-stops.ts'
import { dayThatFits } from '#domain/plan/arranging/other-day.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { clockTimeOf } from '#domain/time/calendar-day.ts'
import { $plan, plan } from '#stores/plan/plan.ts'
import { $means } from '#stores/plan/trip.ts'

import type { PlanLabels } from '#islands/plan/plan-labels.ts'
import { dayName } from '#islands/plan/plan-title.ts'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  isEditable: boolean
  labels: PlanLabels
  locale: Locale
  problem: Problem
  slug: string
}

/** Why a stop does not work, and the one change that mends it, where there is one. */
export function StopProblem({ entries, isEditable, labels, locale, problem, slug }: Props) {
  const remedy = isEditable ? remedyOf({ entries, labels, locale, problem, slug }) : null
  return (
    <span className="plan-problem">
      <span>{reasonFor(problem, labels)}</span>
      {remedy && (
        <button className="button" onClick={remedy.apply} type="button">
          {remedy.label}
        </button>
      )}
    </span>
  )
}

function reasonFor(problem: Problem, labels: PlanLabels): string {
  if (problem.kind === 'closed') {
    return problem.next === null ? `${labels.closed} ${labels.over}` : labels.closed
  }
  const { after, freeFrom } = problem
  return interpolate(labels.late, { name: after.name.text, time: clockTimeOf(freeFrom % minutesPerDay) })
}

const minutesPerDay = 24 * 60

function remedyOf({ entries, labels, locale, problem, slug }: Omit<Props, 'isEditable'>) {
  if (problem.kind === 'late' && problem.isMendedByOrder) {
    return { apply: () => plan.move(slug, -1), label: labels.earlier }
  }
  const day = problem.kind === 'closed' ? problem.next : dayThatFits($plan.get(), slug, entries, $means.get())
  if (day === null) {
    const name = entries.get(slug)?.name.text ?? slug
    return { apply: () => plan.remove(slug), label: interpolate(labels.remove, { name }) }
  }
  return {
    apply: () => plan.setDay(slug, day),
    label: interpolate(labels.moveTo, { day: dayName(day, locale) })
  }
}
