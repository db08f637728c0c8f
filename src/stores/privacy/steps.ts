import { atom } from 'nanostores'

import type { StepKind, VisitStep } from '#domain/privacy/visit-steps.ts'
import { experienceOfPage } from '#services/site/page.ts'

/** What was done on this page, for the count of visits. It is in the memory of the page alone, and sent nowhere without consent. */
export const $steps = atom<readonly VisitStep[]>([])

export function noteStep(step: VisitStep): void {
  $steps.set([...$steps.get(), step])
}

/** On the page of an experience. */
export function noteStepHere(kind: StepKind): void {
  const slug = experienceOfPage()
  if (slug !== null) noteStep({ kind, slug })
}
