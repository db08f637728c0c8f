import type { Language } from '#domain/text/locale.ts'
import type { Clock, Day } from '#domain/time/calendar-day.ts'
import { monthsText, nearDay, weekdayText } from '#domain/time/day-words.ts'

import { type IsOpen, stripOf } from './strip.ts'

/** Days to choose from. */
export interface Days {
  /** Null where none is chosen. */
  day: Day | null
  html: WhenHtml
  isOpen: IsOpen
  now: Clock
}

/** By the class of the element that it stands in. */
export interface WhenHtml {
  hours: string
  months: string
  strip: string
}

/** The days of a list, which have no departures: many things take place on each. */
export function daysOfList({ isOpen, ...days }: Omit<Days, 'html'> & { language: Language }): Days {
  const isStillOpen: IsOpen = each => each >= days.now.day && isOpen(each)
  const { day, now } = days
  const html = { ...daysHtml({ ...days, firstOffered: null, isOpen: isStillOpen }), hours: '' }
  return { day, html, isOpen: isStillOpen, now }
}

/**
 * The fields as HTML, in the form in which a browser gives it back. A page draws them before its box wakes, and the awake box draws them with the same text:
 * it changes nothing then, and no tap is lost in between.
 */
export function daysHtml({
  day,
  firstOffered,
  isOpen,
  language,
  now
}: Omit<Days, 'html'> & { firstOffered: Day | null; language: Language }): Pick<
  WhenHtml,
  'months' | 'strip'
> {
  const days = stripOf(day, isOpen, { firstOffered, today: now.day })
  return {
    months: monthsText(language, days[0]?.day ?? now.day, days.at(-1)?.day ?? now.day),
    strip: days
      .map(
        each =>
          `<label><input type="radio" name="day" value="${each.day}" aria-label="${nearDay(language, each.day, now.day)}"${disabledUnless(each.isOpen)}><small>${weekdayText(language, each.day)}</small><b>${Number(each.day.slice(-2))}</b></label>`
      )
      .join('')
  }
}

export function disabledUnless(isOpen: boolean): string {
  return isOpen ? '' : ' disabled=""'
}
