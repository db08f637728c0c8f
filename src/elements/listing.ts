import { isListingQuery } from '#domain/listing-keys.ts'

import { mayArrive } from './connection.ts'
import { signsOfIntent } from './islands.ts'

/**
 * A listing is complete as it was built. Its island wakes at a touch, and then the cards follow it; a question in the address, or a
 * position found on an earlier page, wakes both at once.
 */
export function followListing(): void {
  const section = document.querySelector<HTMLElement>('[data-listing]')
  if (!section) return
  const load = async () => {
    const { showListing } = await import('./listing-cards.ts')
    for (const sign of signsOfIntent) section.removeEventListener(sign, follow, true)
    showListing(section)
  }
  const follow = () => {
    if (mayArrive()) void load()
  }
  for (const sign of signsOfIntent) section.addEventListener(sign, follow, { capture: true, passive: true })
  if (isListingQuery(new URLSearchParams(location.search)) || beginsNearby(section)) wakeListing()
}

/** Wakes the island of the listing, as a touch would. */
export function wakeListing(): void {
  document
    .querySelector('[data-listing] astro-island')
    ?.dispatchEvent(new Event('focusin', { bubbles: true }))
}

function beginsNearby({ dataset }: HTMLElement): boolean {
  try {
    const isFirstNear = dataset.nearFirst?.split(' ').includes(dataset.category ?? '') ?? false
    return isFirstNear && sessionStorage.getItem('posicion') !== null
  } catch {
    return false
  }
}
