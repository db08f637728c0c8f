import { hydrateAround } from './islands.ts'

const namesPartner = '[data-names-partner]'

type Waking = () => Promise<unknown> | null

/**
 * A click on a control with `data-held` waits until what answers it has arrived: the island around it, or what `wakePage` brings. One that
 * names the partner also waits for what `followPartner` brings. Both give null when it is there. When it does not come, a link does what links do.
 */
export function queueClicks(wakePage: Waking, followPartner: Waking): void {
  const held = new WeakSet<Element>()
  let isReplay = false
  const replay = (control: HTMLElement) => {
    held.delete(control)
    isReplay = true
    control.click()
    isReplay = false
  }
  document.addEventListener(
    'click',
    event => {
      const control = pendingControlAround(event.target)
      if (isReplay || !(control instanceof HTMLElement)) return
      const own = control.closest('astro-island') ? hydrateAround(control) : wakePage()
      const partner = control.matches(namesPartner) ? followPartner() : null
      if (!own && !partner) return
      event.preventDefault()
      event.stopPropagation()
      if (held.has(control)) return
      held.add(control)
      void Promise.all([own, partner]).then(
        () => replay(control),
        () => replay(control)
      )
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
