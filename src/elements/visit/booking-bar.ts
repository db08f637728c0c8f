import { hydrateIsland } from '#elements/loading/hydrate-island.ts'
import { peopleIn, type Visit } from '#domain/visit/visit.ts'
import type { VisitStore } from '#stores/visit/visit.ts'

/**
 * On a phone the bar at the lower edge leads to the booking box. For a visitor whose day and party are known, the box has nothing left to ask: once it is ready
 * to book, the bar is called after what happens, and does it.
 */
export function bookFromBar({ $visit }: VisitStore): void {
  const box = document.querySelector('[data-booking]')
  const link = document.querySelector<HTMLAnchorElement>('[data-books-here]')
  if (!box || !link) return
  const words = link.textContent
  let isBoxUsed = false
  const readyWay = () => (isEverythingSaid($visit.get(), box, isBoxUsed) ? wayOfBookingIn(box) : null)
  const nameIt = () => {
    link.textContent = readyWay()?.textContent ?? words
  }
  // Arrow keys that choose a day click on it, too.
  box.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.booking-options')) return
    isBoxUsed = true
    nameIt()
  })
  new MutationObserver(nameIt).observe(box, {
    attributeFilter: ['data-says-party'],
    childList: true,
    subtree: true
  })
  $visit.subscribe(({ party }) => {
    if (peopleIn(party) > 0) hydrateIsland(box)
    nameIt()
  })
  link.addEventListener('click', event => {
    const way = readyWay()
    if (!way) return
    event.preventDefault()
    // The answer of a ticket shop is shown in the box.
    if (way instanceof HTMLButtonElement) way.scrollIntoView({ block: 'center' })
    way.click()
  })
}

/** The box's own choice is not booked unseen: never its first day, and its two adults only once somebody used it. An event, or an experience without a timetable, needs no day. */
function isEverythingSaid({ day, party }: Visit, box: Element, isBoxUsed: boolean): boolean {
  const hasTimetable = Boolean(box.querySelector<HTMLElement>('[data-when]')?.dataset.when)
  return (day !== null || !hasTimetable) && (isBoxUsed || peopleIn(party) > 0)
}

/** The way of booking that the visitor's mode has, when the box knows who comes. On a day without it there is none. */
function wayOfBookingIn(box: Element): HTMLElement | null {
  const ways = box.querySelectorAll<HTMLElement>('[data-says-party] [data-books].button')
  return [...ways].find(way => way.checkVisibility()) ?? null
}
