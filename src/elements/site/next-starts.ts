/*
 * It stands in pages as an inline script, right behind what it concerns, so that nothing moves after it was painted. So it must be complete in itself, without
 * imports and without anything from outside but the browser.
 */

/** By the clock of Andalusia: of the next starts that a poster names, the first one that is still to come. What begins today says so. */
export function showNextStarts(): void {
  const now = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid'
  })
    .format(new Date())
    .replace(' ', 'T')
  for (const list of document.querySelectorAll<HTMLElement>('[data-next-starts]')) {
    const starts = [...list.querySelectorAll<HTMLElement>('[data-until]')]
    const next = starts.find(({ dataset }) => (dataset.until ?? '') >= now)
    for (const start of starts) start.hidden = start !== next
    const day = next?.dataset.until?.startsWith(now.slice(0, 10)) ? next.querySelector('[data-day]') : null
    if (!day) continue
    day.textContent = list.dataset.nextStarts ?? ''
    // Day and hour are new as a whole: a slow page may have been painted before, and an hour that stayed would move.
    next?.replaceWith(next.cloneNode(true))
  }
}
