import { type DayStart, lastStart } from '#domain/booking/chosen-day.ts'
import { deadlineLeft } from '#domain/booking/cancellation.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { dayInAndalusia, timeInAndalusia } from '#domain/time/day.ts'
import { startDay } from '#domain/time/day-words.ts'

import type { BookingLabels } from '#islands/booking/booking-props.ts'

import { now, today } from '#islands/visit/clock.ts'

interface Props {
  /** Null while nobody knows it. */
  day: Day | null
  /** Before the start. */
  hours: number
  labels: BookingLabels
  language: Language
  /** The start that is meant; null while several are possible. */
  start: number | null
  starts: readonly DayStart[]
}

/** Until when a booking is cancelled free of charge: as a moment once day and hour are known, else how long before the start. Where that is over, a warning. */
export function CancellationNote({ day, hours, labels, language, start, starts }: Props) {
  const counted = start ?? lastStart(starts)
  const deadline = day === null || counted === null ? undefined : deadlineLeft(day, counted, hours, now())
  if (deadline === null) return <p className="not-free">{labels.freeNoMore}</p>
  if (deadline === undefined || (start === null && starts.length > 1))
    return <p className="free">{beforeStart(hours, labels, language)}</p>
  const moment = `${startDay(language, dayInAndalusia(deadline), today())}, ${timeInAndalusia(deadline)}`
  return <p className="free">{interpolate(labels.freeUntil, { deadline: moment })}</p>
}

function beforeStart(hours: number, labels: BookingLabels, language: Language): string {
  if (hours === 0) return labels.freeUntilStart
  return pluralText({ one: labels.freeHours_one, other: labels.freeHours_other }, hours, language)
}
