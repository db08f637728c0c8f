import { useMemo, useState } from 'react'

import { startMeant } from '#domain/booking/chosen-day.ts'
import { whenOf } from '#domain/booking/when-html.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import type { DayOff } from '#domain/time/day-off.ts'
import type { Language } from '#domain/text/locale.ts'
import { useIsAwake } from '#islands/ui/useIsAwake.ts'
import { now } from '#islands/visit/clock.ts'

interface Asked {
  daysOff: readonly DayOff[]
  hasDay: boolean
  language: Language
  /** As `writeTimetable` writes it. */
  timetable: string
  visitDay: Day | null
}

/** The day that is meant, what it offers at this moment, and which of its starts is meant. Which day it is today is known in the browser alone. */
export function useChosenDay({ daysOff, hasDay, language, timetable, visitDay }: Asked) {
  const [hour, setHour] = useState<number | null>(null)
  const isAwake = useIsAwake()
  const drawn = useMemo(() => {
    if (!hasDay || !isAwake) return null
    return whenOf({ daysOff, language, now: now(), timetable, visitDay })
  }, [daysOff, hasDay, isAwake, language, timetable, visitDay])
  const starts = drawn?.starts ?? []
  const start = startMeant(starts, hour)
  return { drawn: drawn && { ...drawn, start }, setHour, start, starts }
}
