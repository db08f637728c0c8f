import { isInPlan } from '#domain/plan/plan.ts'
import { plannedDay } from '#domain/plan/planned-day.ts'
import { languages } from '#domain/text/locale.ts'
import { $plan, plan } from '#stores/plan/plan.ts'
import { showPlanCount } from '#stores/plan/plan-count.ts'
import { planPage } from '#stores/plan/plan-page.ts'
import { noteStep } from '#stores/privacy/steps.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'
import { visitorVisit } from '#stores/visit/visit.ts'

/** Actions of the plan's buttons. */
export interface PlanActions {
  isSaved: (slug: string) => boolean
  onPlanChange: (callback: () => void) => () => void
  toggle: (slug: string) => void
  announceSaved: (slug: string) => void
}

plan.restore()
addEventListener('storage', plan.restore)
$plan.listen(showPlanCount)

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
  showSaved()
  void takeVisitDay(slug)
}

/** Saves it or takes it out, and says which, or why not. */
export function toggle(slug: string): void {
  const wasSaved = isSaved(slug)
  const isKept = plan.toggle(slug)
  if (isSaved(slug) && !wasSaved) {
    noteStep({ kind: 'planned', slug })
    void takeVisitDay(slug)
  }
  if (isSaved(slug) === wasSaved) showSnackbar({ color: 'error', text: texts()?.full ?? '' })
  else if (!isKept) showSnackbar({ color: 'error', text: texts()?.notKept ?? '' })
  else if (wasSaved) showSnackbar({ color: 'success', text: texts()?.removed ?? '' })
  else showSaved()
}

function showSaved(): void {
  const { open = '', saved = '' } = texts() ?? {}
  const way = document.querySelector('[data-plan-count]')?.closest('a')
  showSnackbar({ color: 'success', link: way ? { href: way.href, text: open } : null, text: saved })
}

/** Puts it on the day of the visit at once: anyone who goes on finds it there. Once its timetable has been read, it leaves a day on which it does not take place. */
async function takeVisitDay(slug: string): Promise<void> {
  const { day } = visitorVisit().$visit.get()
  if (day === null) return
  plan.setDay(slug, day)
  await planPage.load(languages.find(known => known === document.documentElement.lang) ?? 'es')
  const entries = planPage.$entries.get()
  const entry = entries.kind === 'ready' ? entries.value.get(slug) : undefined
  if (entry !== undefined && isSaved(slug)) plan.setDay(slug, plannedDay(day, entry))
}

function texts(): DOMStringMap | undefined {
  return document.querySelector<HTMLTemplateElement>('template[data-save-button]')?.dataset
}
