import { planKey } from '#domain/plan/plan-seed.ts'
import { preload } from '#stores/site/preload.ts'

/** Opens the plan of the page without a touch: where there is one, and once another tab or the address brings one. An empty plan sleeps until it is touched. */
export async function openPlan(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-plan-board]')
  const wake = () => {
    for (const path of place?.dataset.ahead?.split(' ') ?? []) void preload(path)
    place?.querySelector('astro-island')?.dispatchEvent(new Event('wake'))
  }
  await customElements.whenDefined('astro-island')
  if (document.documentElement.dataset.plan !== undefined) return wake()
  addEventListener('hashchange', wake, { once: true })
  addEventListener('storage', ({ key }) => key === planKey && wake())
}
