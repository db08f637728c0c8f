import { interpolate } from '#domain/text/interpolate.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import type { StopProblem as Problem } from '#domain/plan/plan-stops.ts'
import { longDay } from '#domain/time/day-words.ts'
import { plan } from '#stores/plan/plan.ts'

import type { PlanLabels } from './plan-labels.ts'

interface Props {
  isEditable: boolean
  labels: PlanLabels
  locale: Locale
  problem: Problem
  slug: string
}

/** Why a stop does not work, and the one change that mends it, where there is one. */
export function StopProblem({ isEditable, labels, locale, problem, slug }: Props) {
  const text =
    problem.kind === 'closed' ? labels.closed : interpolate(labels.late, { name: problem.after.name.text })
  const remedy = isEditable ? remedyOf(problem, slug, labels, locale) : null
  return (
    <span className="plan-problem">
      <span>{text}</span>
      {remedy && (
        <button className="button" onClick={remedy.apply} type="button">
          {remedy.label}
        </button>
      )}
    </span>
  )
}

function remedyOf(problem: Problem, slug: string, labels: PlanLabels, locale: Locale) {
  if (problem.kind === 'late') {
    return problem.isMendedByOrder ? { apply: () => plan.move(slug, -1), label: labels.earlier } : null
  }
  const { next } = problem
  if (next === null) return null
  const day = longDay(languageOf(locale), next)
  return { apply: () => plan.setDay(slug, next), label: interpolate(labels.moveTo, { day }) }
}
