import { showNextStarts } from '#elements/site/next-starts.ts'

/** Of each card as it was built, the start that is still to come, and its badge where that is today. */
export function showCardStarts(): void {
  showNextStarts()
  for (const list of document.querySelectorAll<HTMLElement>('.card [data-next-starts]')) {
    const day = list.querySelector(':scope > :not([hidden]) [data-day]')
    const isToday = day?.textContent === list.dataset.nextStarts
    showTodayBadge(list, isToday ? (day?.nextElementSibling?.textContent ?? null) : null)
  }
}

/** «Hoy 20:30» on the card of an element; nothing where it does not begin today. */
export function showTodayBadge(within: Element, hours: string | null): void {
  const badge = within.closest('.card')?.querySelector<HTMLElement>('[data-badge="today"]')
  if (!badge) return
  badge.hidden = hours === null
  badge.textContent = hours === null ? '' : `${badge.dataset.today ?? ''} ${hours}`
}
