import { wakeAround } from './islands.ts'

/**
 * A click on a control with `data-held` waits until what answers it has arrived: the island around it, or what `wakePage` brings (null when
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
      const control = event.target instanceof Element ? event.target.closest('[data-held]') : null
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
