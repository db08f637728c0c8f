import { showNextStarts } from '#elements/site/next-starts.ts'

/** Of each card as it was built, the start that is still to come, and its badge where that is today. */
export function showCardStarts(): void {
  showNextStarts()
  for (const list of document.querySelectorAll<HTMLElement>('.card [data-next-starts]')) {
    const day = list.querySelector(':scope > :not([hidden]) [data-day]')
    const isToday = day?.textContent === list.dataset.nextStarts
    showBadge(list, { hours: isToday ? (day?.nextElementSibling?.textContent ?? null) : null })
  }
}

interface Said {
  /** When it begins today; null where it does not. */
  hours: string | null
  /** Something was asked for: of what was found nothing is called chosen. */
  isAsked?: boolean
  /** One day was chosen: that another one is closed does not concern it. */
  isOneDay?: boolean
}

/** Of the badges of the card around an element, the first by rank that holds: «Hoy 20:30» where it begins today. */
export function showBadge(within: Element, { hours, isAsked = false, isOneDay = false }: Said): void {
  let isTaken = false
  for (const badge of within.closest('.card')?.querySelectorAll<HTMLElement>('[data-badge]') ?? []) {
    const { badge: kind, today } = badge.dataset
    if (kind === 'today') badge.textContent = hours === null ? '' : `${today ?? ''} ${hours}`
    const isOff =
      (kind === 'today' && hours === null) || (kind === 'vip' && isAsked) || (kind === 'day-off' && isOneDay)
    badge.hidden = isTaken || isOff
    isTaken ||= !isOff
  }
}
