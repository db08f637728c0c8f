import type { ClientDirective } from 'astro'

const signsOfIntent = ['pointerdown', 'pointerenter', 'focusin', 'keydown']

/**
 * `client:interaction` wakes an island on the first sign of intent inside it. What was typed before stays in the control that the
 * server rendered: islands leave their inputs uncontrolled and read them when they wake. A click on a control with `data-held` waits
 * until the island is awake. When its scripts do not arrive, a link does what links do, and the next sign of intent tries again.
 */
const wakeOnInteraction: ClientDirective = (load, _options, element) => {
  let isWaking = false
  let held: HTMLElement | null = null
  const hold = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest('[data-held]') : null
    if (!(control instanceof HTMLElement)) return
    event.preventDefault()
    event.stopPropagation()
    held = control
    start()
  }
  const start = () => void wake()
  const wake = async () => {
    if (isWaking) return
    isWaking = true
    for (const sign of signsOfIntent) element.removeEventListener(sign, start, true)
    const hydrate = await load()
    await hydrate()
    element.removeEventListener('click', hold, true)
    held?.click()
    held = null
    // Astro takes this mark off an island that is awake.
    isWaking = !element.hasAttribute('ssr')
    if (!isWaking) listen()
  }
  const listen = () => {
    for (const sign of signsOfIntent) element.addEventListener(sign, start, { capture: true, passive: true })
    element.addEventListener('click', hold, true)
  }
  listen()
  if (element.contains(document.activeElement)) start()
}

export default wakeOnInteraction
