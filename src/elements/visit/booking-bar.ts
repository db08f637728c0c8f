import { hydrateIsland } from '#elements/loading/hydrate-island.ts'
import { peopleIn } from '#domain/visit/visit.ts'
import type { VisitStore } from '#stores/visit/visit.ts'

/**
 * On a phone the bar at the lower edge leads to the booking box. For a visitor whose party is known, the box has nothing left to ask: once it has written its message,
 * the bar is called after what happens, and does it.
 */
export function bookFromBar({ $visit }: VisitStore): void {
  const box = document.querySelector('[data-booking]')
  const link = document.querySelector<HTMLAnchorElement>('[data-booking-bar] a')
  if (!box || !link) return
  const words = [...link.childNodes]
  const nameIt = () => {
    const way = bookingLinkIn(box)
    link.replaceChildren(...(way ? [way.textContent ?? ''] : words))
  }
  new MutationObserver(nameIt).observe(box, { attributeFilter: ['data-says-party'], subtree: true })
  $visit.subscribe(({ party }) => {
    if (peopleIn(party) > 0) hydrateIsland(box)
  })
  link.addEventListener('click', event => {
    const way = bookingLinkIn(box)
    if (!way) return
    event.preventDefault()
    way.click()
  })
}

/** The way of booking that the visitor's mode has, when its message says who comes. */
function bookingLinkIn(box: Element): HTMLAnchorElement | null {
  const ways = box.querySelectorAll<HTMLAnchorElement>('[data-says-party] a.button')
  return [...ways].find(way => way.checkVisibility()) ?? null
}
