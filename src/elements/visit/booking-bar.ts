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

/** In pixels. Choices that begin lower than this are still behind the bar. */
const leastBarHeight = 44

/**
 * Hides the bar while the choices or a button of the box are in view: the same button twice on a screen is one too many, and the bar would cover choices. It
 * keeps its place.
 */
export function hideBarBesideBox(): void {
  const box = document.querySelector('[data-booking]')
  const bar = document.querySelector<HTMLElement>('[data-booking-bar]')
  if (!box || !bar) return
  // The bar stands above the cookie banner, which covers the choices as well.
  const bannerHeight = Number.parseFloat(getComputedStyle(bar).bottom) || 0
  const visible = new Set<Element>()
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      bar.toggleAttribute('data-away', visible.size > 0)
    },
    { rootMargin: `0px 0px -${leastBarHeight + bannerHeight}px` }
  )
  // The box draws its buttons anew when it wakes and when its day changes.
  const watch = () => {
    for (const way of box.querySelectorAll('.booking-options, .ways .button')) observer.observe(way)
  }
  new MutationObserver(watch).observe(box, { childList: true, subtree: true })
  watch()
}

/** The way of booking that the visitor's mode has, when the box knows who comes. On a day without it there is none. */
function wayOfBookingIn(box: Element): HTMLElement | null {
  const ways = box.querySelectorAll<HTMLElement>('[data-says-party] [data-books].button')
  return [...ways].find(way => way.checkVisibility()) ?? null
}
