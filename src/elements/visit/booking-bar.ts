import { hydrateIsland } from '#elements/loading/hydrate-island.ts'
import { peopleIn } from '#domain/visit/visit.ts'
import type { VisitStore } from '#stores/visit/visit.ts'

/**
 * On a phone the bar at the lower edge leads to the booking box. To a visitor who said who comes, the box has nothing left to ask: the bar is called after what
 * happens, and does it.
 */
export function bookFromBar({ $visit }: VisitStore): void {
  const box = document.querySelector('[data-booking]')
  const link = document.querySelector<HTMLAnchorElement>('[data-booking-bar] a')
  if (!box || !link) return
  const words = [...link.childNodes]
  $visit.subscribe(({ party }) => {
    const way = peopleIn(party) > 0 ? wayIn(box) : null
    if (way) {
      // Its message is written by the box.
      hydrateIsland(box)
      link.textContent = way.textContent
    } else {
      link.replaceChildren(...words)
    }
  })
  link.addEventListener('click', event => {
    const way = peopleIn($visit.get().party) > 0 ? wayIn(box) : null
    if (!way) return
    event.preventDefault()
    way.click()
  })
}

/** The way of booking that the visitor's mode has. */
function wayIn(box: Element): HTMLAnchorElement | null {
  const ways = box.querySelectorAll<HTMLAnchorElement>('.ways a.button')
  return [...ways].find(way => way.checkVisibility()) ?? null
}
