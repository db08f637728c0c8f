import { isListingQuery } from '#domain/listing/listing-keys.ts'

import { canFetch } from '#elements/loading/connection.ts'
import { isKept } from '#elements/loading/follow-visit.ts'
import { preload } from '#stores/site/preload.ts'
import { intentEvents } from '#elements/loading/islands.ts'
import { whenLoaded } from '#elements/loading/when-loaded.ts'

/** An island that takes longer may never come: what was found is shown without it. */
const longestWakeMs = 6000

/**
 * A listing is complete as it was built. Its island wakes at a touch, and then the cards follow it; a question in the address, or a
 * position found on an earlier page, wakes both at once.
 */
export function followListing(): void {
  const section = document.querySelector<HTMLElement>('[data-listing]')
  if (!section) return
  const load = async () => {
    const cards = await import('./listing-cards.ts')
    for (const sign of intentEvents) section.removeEventListener(sign, follow, true)
    cards.showListing(section, wakeIsland)
  }
  const follow = () => {
    if (canFetch()) void load()
  }
  // The page is true of the day of its build.
  whenLoaded(() => {
    if (canFetch()) void import('./card-starts.ts').then(starts => starts.showCardStarts())
  })
  for (const sign of intentEvents) section.addEventListener(sign, follow, { capture: true, passive: true })
  const isAsked = isListingQuery(new URLSearchParams(location.search)) || isKept()
  if (section.dataset.search !== undefined) awaitResults(section, isAsked)
  if (!isAsked && !beginsNearby(section)) return
  // Results are shown without the island (`early-results.ts`).
  if (section.dataset.search !== undefined && canFetch()) void load()
  else wakeIsland()
}

/** The page of results has nothing to show before its island: its place is kept, and no card is shown where it does not stay. */
function awaitResults(section: HTMLElement, isAsked: boolean): void {
  const { dataset } = document.documentElement
  if (!isAsked) return void delete dataset.awaitsResults
  section.removeAttribute('data-as-built')
  const { ahead = '' } = section.querySelector<HTMLElement>('[data-ahead]')?.dataset ?? {}
  for (const path of ahead.split(' ')) void preload(path)
  dataset.awaitsResults = ''
  setTimeout(() => delete dataset.awaitsResults, longestWakeMs)
}

/** Wakes the island of the listing with what is no touch: nothing is kept on the device before one. */
function wakeIsland(): void {
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
