import { statedHours } from '#domain/catalogue/availability.ts'
import { hoursOf } from '#domain/catalogue/next-starts.ts'
import type { Language } from '#domain/text/locale.ts'
import { readTimetable } from '#domain/time/timetable-text.ts'
import type { Clock, Day } from '#domain/time/calendar-day.ts'
import type { DayOff } from '#domain/time/day-off.ts'

import { type ChosenDay, chosenDayOf, type DayStart } from './chosen-day.ts'
import { type Days, daysHtml, disabledUnless } from './days-html.ts'
import { type DayOffer, firstOfferedDay, isOfferedOn } from './offered-days.ts'
import type { IsOpen } from './strip.ts'

interface Asked {
  daysOff: readonly DayOff[]
  language: Language
  now: Clock
  /** As `writeTimetable` writes it. */
  timetable: string
  /** The day of the visit, if it has one. */
  visitDay: Day | null
}

/** The days of the booking box, and what the day that is meant offers: the day of the visit, else the first one on which it takes place. */
export interface When extends Days {
  chosen: ChosenDay | null
  starts: DayStart[]
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

/** A fixed start is a choice; where one may come at any time, the hours are only said. */
function hourHtml(start: DayStart): string {
  const { first, isOver, last } = start
  if (first !== last) return statedHours(start).from === null ? '' : `<span>${hoursOf(start)}</span>`
  return `<label><input type="radio" name="hour" value="${first}"${disabledUnless(!isOver)}><b>${hoursOf(start)}</b></label>`
}
