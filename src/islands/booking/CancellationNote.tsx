import { interpolate } from '#domain/text/interpolate.ts'
import { cancellationDeadline, firstStartOn } from '#domain/booking/cancellation.ts'
import { dayAndTime } from '#domain/time/day-words.ts'
import type { Language } from '#domain/text/locale.ts'

import type { BookingLabels, Cancellation } from './booking-props.ts'

interface Props {
  cancellation: Cancellation
  day: string
  labels: BookingLabels
  language: Language
}

/** Until when the booking of that day can be cancelled, as a date: counted from the first start of the day. */
export function CancellationNote({ cancellation: { hours, timetable }, day, labels, language }: Props) {
  const start = firstStartOn(day, timetable)
  if (start === null) return timetable.schedules.length > 0 || timetable.eventDate ? labels.notThatDay : null
  const deadline = cancellationDeadline(start, hours)
  if (Date.parse(deadline) < Date.now()) return labels.freeNoMore
  return interpolate(labels.freeUntil, { deadline: dayAndTime(language, deadline) })
}
