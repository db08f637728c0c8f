import { interpolate } from '#domain/text/interpolate.ts'
import { deadlineLeft } from '#domain/booking/cancellation.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { dayAndTime } from '#domain/time/day-words.ts'
import type { Language } from '#domain/text/locale.ts'

import type { BookingLabels } from '#islands/booking/booking-props.ts'

import { now } from './useChosenDay.ts'

interface Props {
  day: Day
  /** Before the start. */
  hours: number
  /** Whether that start is meant. While several are possible each has its own deadline, and the line that holds for all of them stands. */
  isMeant: boolean
  labels: BookingLabels
  language: Language
  /** When it begins, from midnight. */
  minutes: number
}

/** Until when the booking of that day can be cancelled, as a date; where that is over, a warning. */
export function CancellationNote({ day, hours, isMeant, labels, language, minutes }: Props) {
  const deadline = deadlineLeft(day, minutes, hours, now())
  if (deadline === null) return <strong className="not-free">{labels.freeNoMore}</strong>
  if (!isMeant) return null
  return (
    <strong className="free">
      {interpolate(labels.freeUntil, { deadline: dayAndTime(language, deadline) })}
    </strong>
  )
}
