import { deadlineLeft } from '#domain/booking/cancellation.ts'
import { clockInAndalusia, minutesOf } from '#domain/time/calendar-day.ts'
import { showNextStarts } from '#elements/site/next-starts.ts'

/** Of each card as it was built, the start that is still to come, and its badge where that is today. */
export function showCardStarts(): void {
  showNextStarts()
  for (const list of document.querySelectorAll<HTMLElement>('.card [data-next-starts]')) {
    const next = list.querySelector<HTMLElement>(':scope > :not([hidden])')
    const day = next?.querySelector('[data-day]')
    const isToday = day?.textContent === list.dataset.nextStarts
    showBadge(list, {
      hours: isToday ? (day?.nextElementSibling?.textContent ?? null) : null,
      until: next?.dataset.until ?? null
    })
  }
}

interface Said {
  /** When it begins today; null where it does not. */
  hours: string | null
  /** Something was asked for: the hours of the card say the day of an event already. */
  isAsked?: boolean
  /** One day was chosen: that another one is closed does not concern it. */
  isOneDay?: boolean
  /** The last moment at which it can be begun, as `lastMomentOf` writes it; null where the card names no start. */
  until: string | null
}

/** Of the badges of the card around an element, the first by rank that holds: «Hoy 20:30» where it begins today. */
export function showBadge(within: Element, { hours, isAsked = false, isOneDay = false, until }: Said): void {
  let isTaken = false
  for (const badge of within.closest('.card')?.querySelectorAll<HTMLElement>('[data-badge]') ?? []) {
    const { badge: kind, today } = badge.dataset
    if (kind === 'today') badge.textContent = hours === null ? '' : `${today ?? ''} ${hours}`
    const isOff =
      (kind === 'today' && hours === null) ||
      (kind === 'date' && isAsked) ||
      (kind === 'day-off' && isOneDay) ||
      (kind === 'cancel' && until !== null && !isCancellable(until, Number(badge.dataset.hours)))
    badge.hidden = isTaken || isOff
    isTaken ||= !isOff
  }
}

function isCancellable(until: string, hours: number): boolean {
  const [day = '', time = ''] = until.split('T')
  return deadlineLeft(day, minutesOf(time), hours, clockInAndalusia(new Date())) !== null
}
