import { startsOn, stillPossible, type Timetable } from '#domain/catalogue/availability.ts'
import { addDays, type Clock, type Day } from '#domain/time/calendar-day.ts'
import { type DayOff, dayOffOn } from '#domain/time/day-off.ts'

import { nextOpenStart } from './chosen-day.ts'

/** Decides on which days something takes place. Without a timetable every day may be asked for. */
export interface DayOffer {
  daysOff: readonly DayOff[]
  timetable: Timetable
}

export function isOfferedOn(day: Day, { daysOff, timetable }: DayOffer, now: Clock): boolean {
  if (day < now.day || dayOffOn(day, daysOff) !== null) return false
  return timetable.schedules.length === 0 || stillPossible(day, startsOn(day, timetable), now).length > 0
}

/** The first day on which something can still begin; null where no timetable says so. */
export function firstOfferedDay(offer: DayOffer, now: Clock): Day | null {
  if (offer.timetable.schedules.length === 0) return null
  if (isOfferedOn(now.day, offer, now)) return now.day
  return nextOpenStart(addDays(now.day, 1), offer.timetable, offer.daysOff)?.day ?? null
}
