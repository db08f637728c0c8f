import { useMemo } from 'react'

import type { IsOpen } from '#domain/booking/strip.ts'
import { daysOfList } from '#domain/booking/days-html.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import type { Language } from '#domain/text/locale.ts'
import { useIsAwake } from '#islands/ui/useIsAwake.ts'

import { now, today } from './clock.ts'
import type { WhenTexts } from './visit-labels.ts'
import { WhenFields } from './WhenFields.tsx'

interface Props {
  day: Day | null
  /** Of days from today on. */
  isOpen: IsOpen
  language: Language
  onDay: (day: Day) => void
  /** Today is meant until another day is said. */
  startsToday?: boolean
  texts: WhenTexts
}

/** Asks for a day where no single experience is meant: a list, or the whole site. */
export function DayFields({ day, isOpen, language, onDay, startsToday = false, texts }: Props) {
  const isAwake = useIsAwake()
  const drawn = useMemo(() => {
    if (!isAwake) return null
    const chosen = day ?? (startsToday ? today() : null)
    return { ...daysOfList({ day: chosen, isOpen, language, now: now() }), start: null }
  }, [day, isAwake, isOpen, language, startsToday])
  return (
    <WhenFields
      {...{ drawn, language, onDay, startsToday, texts }}
      hasHours={false}
      onHour={noHour}
      timetable=""
    />
  )
}

/** Without departures nobody chooses one. */
function noHour(): void {}
