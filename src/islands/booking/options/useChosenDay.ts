import { useState } from 'react'

import { bookableDay } from '#domain/booking/booking-message.ts'
import { chosenDayOf, startMeant } from '#domain/booking/chosen-day.ts'
import { readTimetable } from '#domain/time/timetable-text.ts'
import { type Clock, clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'
import type { DayOff } from '#domain/time/day-off.ts'

interface Asked {
  daysOff: readonly DayOff[]
  hasDay: boolean
  /** As `writeTimetable` writes it. */
  timetable: string
  /** Value of the field. A day in the past stays here and is no day of the visit. */
  typedDay: Day | null
  visitDay: Day | null
}

/** The offer of the chosen day at this moment, and the selected start. */
export function useChosenDay({ daysOff, hasDay, timetable, typedDay, visitDay }: Asked) {
  const [hour, setHour] = useState<number | null>(null)
  const isPast = typedDay !== null && bookableDay(typedDay, today()) === null
  const day = isPast ? typedDay : visitDay
  const chosen = hasDay && day !== null ? chosenDayOf(day, readTimetable(timetable), daysOff, now()) : null
  const starts = chosen?.kind === 'open' ? chosen.starts : []
  const next = chosen?.kind === 'closed' ? chosen.next : null
  return { chosen, day, isOffered: next === null, next, setHour, start: startMeant(starts, hour), starts }
}

/** By the clock of Andalusia. */
export function now(): Clock {
  return clockInAndalusia(new Date())
}

export function today(): Day {
  return now().day
}
