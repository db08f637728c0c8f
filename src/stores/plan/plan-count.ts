import { planKey } from '#domain/plan/plan-seed.ts'

/** Shows on the heart that leads to the plan how many experiences this device has in it. Every page runs this: it knows of a plan only how it is written. */
export function showPlanCount(): void {
  const count = keptStops()
  for (const place of document.querySelectorAll('[data-plan-count]'))
    place.textContent = count > 0 ? String(count) : ''
}

/** Before the stops stand the version and the first day (`encodePlan`). */
function keptStops(): number {
  try {
    return (localStorage.getItem(planKey) ?? '').split('~').length - 2
  } catch {
    return 0
  }
}
