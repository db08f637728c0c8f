/** Fetches a page of the site when the visitor points at the link to it, for browsers that do not do so by themselves. */
export function prefetchOnIntent(): void {
  if (isSavingData()) return
  const asked = new Set([location.pathname])
  const ask = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.matches(unwanted) || asked.has(link.pathname)) return
    asked.add(link.pathname)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = link.href
    document.head.append(hint)
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, ask, { passive: true })
  }
}

/** Must equal the selector in `Speculation.astro`. */
const unwanted = '[href$=".ics"], [data-consent-action], [rel~=nofollow]'

function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
