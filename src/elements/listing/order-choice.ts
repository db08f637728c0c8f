import { nearby } from '#stores/listing/nearby.ts'
import type { Listing } from '#stores/listing/listing.ts'

const entrySelector = '[data-order-entry]'

/** Handles an entry of the drawer (specification, section 4). */
export async function chooseOrder({ dataset }: HTMLElement): Promise<void> {
  if (dataset.orderEntry === 'nearby') {
    await nearby.nearby({ failure: dataset.failure ?? '', success: dataset.success ?? '' })
  } else {
    nearby.order(dataset.orderEntry === 'price' ? 'price' : 'initial')
  }
}

/** The entries say which order is on; the one that restores the initial one is there when it has something to do. */
export function showOrder(listing: Pick<Listing, '$order'>): void {
  listing.$order.subscribe(order => {
    for (const entry of document.querySelectorAll<HTMLElement>(entrySelector)) {
      const isOwn = entry.dataset.orderEntry === order
      if (entry.dataset.orderEntry !== 'initial') entry.setAttribute('aria-pressed', String(isOwn))
      else if (entry.parentElement) entry.parentElement.hidden = isOwn
    }
  })
}
