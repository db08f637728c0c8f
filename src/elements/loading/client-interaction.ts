import type { ClientDirective } from 'astro'

/**
 * `client:interaction`: an island hydrates on the first sign of intent inside it, or on the event `wake` (`elements/loading/islands.ts`). Astro writes this text into every
 * page that has such islands, so it imports nothing. What was typed before stays in the control that the server drew. An island whose scripts did not arrive tries again with
 * the next sign, also with one that came while it was trying. Browsers remember a script that did not arrive: without a connection none is asked for, unless the worker of the site may have it.
 */
const hydrateOnInteraction: ClientDirective = (load, _, island) => {
  let isAskedAgain = false
  const wake = async () => {
    if (!island.hasAttribute('ssr')) return
    if (island.hasAttribute('data-waking')) return void (isAskedAgain = true)
    if (!navigator.onLine && !navigator.serviceWorker?.controller)
      return island.setAttribute('data-asleep', '')
    island.setAttribute('data-waking', '')
    isAskedAgain = false
    try {
      const [component = '', renderer = ''] = ['component-url', 'renderer-url'].map(
        name => island.getAttribute(name) ?? ''
      )
      void fetch(renderer).catch(() => {})
      // Nothing is imported before the first file has arrived: browsers would remember that React, which the component imports, did not.
      await fetch(component).catch(() => {
        throw new Error(`Unable to preload ${component}`)
      })
      const hydrate = await load()
      await hydrate()
    } catch (error) {
      island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }))
    }
    island.removeAttribute('data-waking')
    if (isAskedAgain) void wake()
  }
  for (const sign of ['pointerdown', 'pointerover', 'focusin', 'keydown', 'wake'])
    island.addEventListener(sign, () => void wake(), { capture: true, passive: true })
  addEventListener('online', () => {
    if (island.hasAttribute('data-asleep')) void wake()
  })
  if (island.contains(document.activeElement)) void wake()
}

export default hydrateOnInteraction
