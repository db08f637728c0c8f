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
  /** What stands in the field, also when it is past and so no day of the visit. */
  typedDay: Day | null
  visitDay: Day | null
}

/** What the chosen day offers at this moment, and which of its starts is meant. */
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
