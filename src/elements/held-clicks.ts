import { wakeAround } from './islands.ts'

/**
 * A click on a control with `data-held`, or one that names the partner, waits until what answers it has arrived: the island around it, or what `wakePage` brings (null when
 * it is there). When that does not come, a link does what links do.
 */
export function holdClicks(wakePage: () => Promise<unknown> | null): void {
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
      const control = heldAround(event.target)
      if (isReplay || !(control instanceof HTMLElement)) return
      const answer = control.closest('astro-island') ? wakeAround(control) : wakePage()
      if (!answer) return
      event.preventDefault()
      event.stopPropagation()
      if (held.has(control)) return
      held.add(control)
      void answer.then(
        () => replay(control),
        () => replay(control)
      )
    },
    true
  )
}

/** Who was sent by a partner also waits where the partner is named: it must not be lost who brought them. */
function heldAround(target: EventTarget | null): Element | null {
  const isSent = document.documentElement.dataset.ownPartner !== undefined
  return target instanceof Element
    ? target.closest(isSent ? '[data-held],[data-names-partner]' : '[data-held]')
    : null
}
