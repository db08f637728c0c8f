import { atom } from 'nanostores'

import type { StepKind, VisitStep } from '#domain/privacy/visit-steps.ts'
import { experienceOfPage } from '#services/site/page.ts'

/** Steps on this page, for the statistics of visits. They are kept in memory alone, and sent nowhere without consent. */
export const $steps = atom<readonly VisitStep[]>([])

export function noteStep(step: VisitStep): void {
  $steps.set([...$steps.get(), step])
}

/** On the page of an experience. */
export function noteStepHere(kind: StepKind): void {
  const slug = experienceOfPage()
  if (slug !== null) noteStep({ kind, slug })
}
