import { isInPlan } from '#domain/plan/plan.ts'
import { $plan, plan } from '#stores/plan/plan.ts'
import { noteStep } from '#stores/privacy/steps.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'

/** Actions of the plan's buttons. */
export interface PlanActions {
  isSaved: (slug: string) => boolean
  onPlanChange: (callback: () => void) => () => void
  toggle: (slug: string) => void
  announceSaved: (slug: string) => void
}

plan.restore()
addEventListener('storage', plan.restore)

/** Calls back now and whenever the plan changes, until the returned function is called. */
export function onPlanChange(callback: () => void): () => void {
  return $plan.subscribe(callback)
}

export function isSaved(slug: string): boolean {
  return isInPlan($plan.get(), slug)
}

/** Says that a plan was begun, which the click itself has kept. */
export function announceSaved(slug: string): void {
  plan.restore()
  noteStep({ kind: 'planned', slug })
  showSnackbar({ color: 'success', text: texts()?.saved ?? '' })
}

/** Saves it or takes it out, and says which, or why not. */
export function toggle(slug: string): void {
  const wasSaved = isSaved(slug)
  const isKept = plan.toggle(slug)
  if (isSaved(slug) && !wasSaved) noteStep({ kind: 'planned', slug })
  if (isSaved(slug) === wasSaved) showSnackbar({ color: 'error', text: texts()?.full ?? '' })
  else if (!isKept) showSnackbar({ color: 'error', text: texts()?.notKept ?? '' })
  else showSnackbar({ color: 'success', text: (wasSaved ? texts()?.removed : texts()?.saved) ?? '' })
}

function texts(): DOMStringMap | undefined {
  return document.querySelector<HTMLTemplateElement>('template[data-save-button]')?.dataset
}
