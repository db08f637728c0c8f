import { isListingQuery } from '#domain/listing/listing-keys.ts'

import { canFetch } from '#elements/loading/connection.ts'
import { isKept } from '#elements/loading/follow-visit.ts'
import { intentEvents } from '#elements/loading/islands.ts'
import { whenLoaded } from '#elements/loading/when-loaded.ts'

const longestWakeMs = 6000

/**
 * A listing is complete as it was built. Its island wakes at a touch, and then the cards follow it; a question in the address, or a
 * position found on an earlier page, wakes both at once.
 */
export function followListing(): void {
  const section = document.querySelector<HTMLElement>('[data-listing]')
  if (!section) return
  const load = async () => {
    const cards = await (await later()).loadCards()
    for (const sign of intentEvents) section.removeEventListener(sign, follow, true)
    cards.showListing(section)
  }
  const follow = () => {
    if (canFetch()) void load()
  }
  whenLoaded(() => {
    if (canFetch()) void later().then(after => after.showCardStarts())
  })
  for (const sign of intentEvents) section.addEventListener(sign, follow, { capture: true, passive: true })
  const isAsked = isListingQuery(new URLSearchParams(location.search)) || isKept()
  // The page of results has nothing to show meanwhile. Until here its inline script kept the place.
  if (isAsked && section.dataset.search !== undefined) holdBack(section)
  delete document.documentElement.dataset.searched
  if (isAsked || beginsNearby(section)) hydrateListing()
}

/** Keeps what was found from being shown where it does not stay, as long as an island may take to wake. */
function holdBack(section: HTMLElement): void {
  section.removeAttribute('data-as-built')
  section.dataset.held = ''
  setTimeout(() => delete section.dataset.held, longestWakeMs)
}

/** It comes once the page is painted: what stands in it is true of the day of its build. */
function later() {
  return import('./after-paint.ts')
}

/** Wakes the island of the listing with what is no touch: nothing is kept on the device before one. */
function hydrateListing(): void {
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
