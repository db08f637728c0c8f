import { hydrateIsland } from '#elements/loading/hydrate-island.ts'
import { onClick } from '#elements/loading/on-click.ts'

/** The drawer closes when one of its orders is chosen; what the order needs is loaded then. */
export function handleOrderEntries(): void {
  onClick('[data-order-entry]', entry => void choose(entry))
}

async function choose(entry: HTMLElement): Promise<void> {
  const drawer = entry.closest('details')
  if (drawer) drawer.open = false
  hydrateIsland(document.querySelector('[data-listing]'))
  await import('./order-choice.ts').then(order => order.chooseOrder(entry))
}
