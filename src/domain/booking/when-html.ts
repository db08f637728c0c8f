import { statedHours } from '#domain/catalogue/availability.ts'
import { hoursOf } from '#domain/catalogue/next-starts.ts'
import type { Language } from '#domain/text/locale.ts'
import { readTimetable } from '#domain/time/timetable-text.ts'
import type { Clock, Day } from '#domain/time/calendar-day.ts'
import type { DayOff } from '#domain/time/day-off.ts'
import { monthsText, nearDay, weekdayText } from '#domain/time/day-words.ts'

import { type ChosenDay, chosenDayOf, type DayStart } from './chosen-day.ts'
import { type DayOffer, firstOfferedDay, isOfferedOn, type IsOpen, stripOf } from './offered-days.ts'

interface Asked {
  daysOff: readonly DayOff[]
  language: Language
  now: Clock
  /** As `writeTimetable` writes it. */
  timetable: string
  /** The day of the visit, if it has one. */
  visitDay: Day | null
}

/** Days to choose from. */
export interface Days {
  /** Null where none is chosen. */
  day: Day | null
  html: WhenHtml
  isOpen: IsOpen
  now: Clock
}

/** The days of the booking box, and what the day that is meant offers: the day of the visit, else the first one on which it takes place. */
export interface When extends Days {
  chosen: ChosenDay | null
  starts: DayStart[]
}

/** By the class of the element that it stands in. */
export interface WhenHtml {
  hours: string
  months: string
  strip: string
}

export function whenOf({ daysOff, timetable, ...asked }: Asked): When {
  return whenIn({ daysOff, timetable: readTimetable(timetable) }, asked)
}

/** As `whenOf`, for a timetable that has been read. */
export function whenIn(offer: DayOffer, asked: Omit<Asked, 'daysOff' | 'timetable'>): When {
  const { language, now, visitDay } = asked
  const firstOffered = firstOfferedDay(offer, now)
  const day = visitDay ?? firstOffered
  const chosen = day === null ? null : chosenDayOf(day, offer.timetable, offer.daysOff, now)
  const starts = chosen?.kind === 'open' ? chosen.starts : []
  const isOpen: IsOpen = each => isOfferedOn(each, offer, now)
  const hours = starts.map(hourHtml).join('')
  const html = { ...daysHtml({ day, firstOffered, isOpen, language, now }), hours }
  return { chosen, day, html, isOpen, now, starts }
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
function daysHtml({
  day,
  firstOffered,
  isOpen,
  language,
  now
}: Omit<Days, 'html'> & Pick<Asked, 'language'> & { firstOffered: Day | null }): Pick<
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

/** A fixed start is a choice; where one may come at any time, the hours are only said. */
function hourHtml(start: DayStart): string {
  const { first, isOver, last } = start
  if (first !== last) return statedHours(start).from === null ? '' : `<span>${hoursOf(start)}</span>`
  return `<label><input type="radio" name="hour" value="${first}"${disabledUnless(!isOver)}><b>${hoursOf(start)}</b></label>`
}

function disabledUnless(isOpen: boolean): string {
  return isOpen ? '' : ' disabled=""'
}
