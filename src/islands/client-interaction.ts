import type { ClientDirective } from 'astro'

const signsOfIntent = ['pointerdown', 'pointerenter', 'focusin', 'keydown']

/**
 * `client:interaction` wakes an island on the first sign of intent inside it. What was typed before stays in the control that the
 * server rendered: islands leave their inputs uncontrolled and read them when they wake.
 */
const wakeOnInteraction: ClientDirective = (load, _options, element) => {
  let isAwake = false
  const wake = async () => {
    if (isAwake) return
    isAwake = true
    for (const sign of signsOfIntent) element.removeEventListener(sign, wake, true)
    const hydrate = await load()
    await hydrate()
  }
  for (const sign of signsOfIntent) element.addEventListener(sign, wake, { capture: true, passive: true })
  if (element.contains(document.activeElement)) void wake()
}

export default wakeOnInteraction
