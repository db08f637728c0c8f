import { hydrateAround } from './islands.ts'

const namesPartner = '[data-names-partner]'

/** More and fewer people. A page has no bytes to spare for an attribute of their own. */
const counting = '.who-count > button'

/** More taps than anybody means. */
const maxWaiting = 30

type Waking = () => Promise<unknown> | null

/**
 * A click on a control with `data-held` waits until what answers it has arrived: the island around it, or what `wakePage` brings. One that
 * names the partner also waits for what `followPartner` brings. Both give null when it is there. When it does not come, a link does what links do.
 * Clicks follow one another as they came: one in a form also waits for what answers those before it there. A control is clicked once, and one that counts as often as it was.
 */
export function queueClicks(wakePage: Waking, followPartner: Waking): void {
  const held: HTMLElement[] = []
  const arrivals = new WeakMap<HTMLElement, Promise<unknown>>()
  let isReplay = false
  let last = Promise.resolve()
  const replay = (control: HTMLElement) => {
    held.splice(held.indexOf(control), 1)
    isReplay = true
    control.click()
    isReplay = false
    // The next click counts from values that this one has changed, so they are drawn first.
    return new Promise<void>(resolve => setTimeout(resolve))
  }
  const answer = async (control: HTMLElement, arrival: Promise<unknown>) => {
    await arrival
    last = last.then(() => replay(control))
  }
  document.addEventListener(
    'click',
    event => {
      const control = pendingControlAround(event.target)
      if (isReplay || !(control instanceof HTMLElement)) return
      const own = control.closest('astro-island') ? hydrateAround(control) : wakePage()
      const partner = control.matches(namesPartner) ? followPartner() : null
      const form = control.closest('form')
      const before = held.filter(each => form?.contains(each)).map(each => arrivals.get(each))
      if (!own && !partner && before.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      const countsEach = control.matches(counting) && held.length < maxWaiting
      if (held.includes(control) && !countsEach) return
      const arrival = Promise.allSettled([own, partner, ...before])
      held.push(control)
      arrivals.set(control, arrival)
      void answer(control, arrival)
    },
    true
  )
}

/** Where a partner counts, what names it waits too: a booking must not lose it. */
function pendingControlAround(target: EventTarget | null): Element | null {
  const hasPartner = document.documentElement.dataset.partner !== undefined
  return target instanceof Element
    ? target.closest(hasPartner ? `[data-held],${namesPartner}` : '[data-held]')
    : null
}
