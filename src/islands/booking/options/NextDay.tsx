import { hoursOf, type NextStart } from '#domain/catalogue/next-starts.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { startDay } from '#domain/time/day-words.ts'

import type { BookingLabels } from '#islands/booking/booking-props.ts'

interface Props {
  labels: BookingLabels
  language: Language
  next: NextStart
  onChoose: (day: Day, start: number) => void
  today: Day
}

/** The way on from a day on which nothing begins: the next one on which something does. */
export function NextDay({ labels, language, next, onChoose, today }: Props) {
  const day = startDay(language, next.day, today)
  return (
    <button className="button" onClick={() => onChoose(next.day, next.first)} type="button">
      {interpolate(labels.back, { day, time: hoursOf(next) })}
    </button>
  )
}
