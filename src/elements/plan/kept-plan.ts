/* It stands in the page of the plan as an inline script, before anything is painted: it must be complete in itself. */

/** Marks the page of a device that has a plan, or whose address brings one: it waits for that plan. Without the mark the page is its HTML. */
export function expectPlan(key: string): void {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(key)
  } catch {
    // Where nothing can be kept there is no plan.
  }
  // Behind the version and the first day stand the stops.
  if (location.hash.length > 1 || (kept ?? '').split('~').length > 2)
    document.documentElement.dataset.plan = ''
}
