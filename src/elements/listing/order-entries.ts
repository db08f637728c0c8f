import { hydrateIsland } from '#elements/loading/hydrate-island.ts'

/** The drawer closes when one of its orders is chosen; what the order needs is loaded then. */
export function handleOrderEntries(): void {
  document.addEventListener('click', event => {
    const entry = event.target instanceof Element ? event.target.closest('[data-order-entry]') : null
    if (entry instanceof HTMLElement) void choose(entry)
  })
}

async function choose(entry: HTMLElement): Promise<void> {
  const drawer = entry.closest('details')
  if (drawer) drawer.open = false
  hydrateIsland(document.querySelector('[data-listing]'))
  await import('./order-choice.ts').then(order => order.chooseOrder(entry))
}
