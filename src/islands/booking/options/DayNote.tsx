import { type ChosenDay, type ClosedReason, firstLeft } from '#domain/booking/chosen-day.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { clockTimeOf, type Day } from '#domain/time/calendar-day.ts'

import type { BookingLabels } from '#islands/booking/booking-props.ts'
import { CancellationNote } from './CancellationNote.tsx'

interface Props {
  chosen: ChosenDay
  day: Day
  /** Before the start; null where a cancellation is not free. */
  hours: number | null
  labels: BookingLabels
  language: Language
  /** The start that is meant, in minutes; null while several are possible. */
  start: number | null
}

/** What there is to know about the chosen day: that it is not possible and why, or when it begins and until when it is cancelled free of charge. */
export function DayNote({ chosen, day, hours, labels, language, start }: Props) {
  if (chosen.kind === 'past') return labels.dayPast
  if (chosen.kind === 'unknown') return null
  if (chosen.kind === 'closed') return reasonOf(chosen.reason, labels)
  const [only, ...others] = chosen.starts
  const counted = start ?? firstLeft(chosen.starts)
  return (
    <>
      {only && others.length === 0 && (
        <span className="day-start">
          {only.first === only.last
            ? interpolate(labels.startsAt, { time: clockTimeOf(only.first) })
            : interpolate(labels.openFrom, { first: clockTimeOf(only.first), last: clockTimeOf(only.last) })}
        </span>
      )}
      {hours !== null && counted !== null && (
        <CancellationNote {...{ day, hours, labels, language }} minutes={counted} />
      )}
    </>
  )
}

function reasonOf(reason: ClosedReason, labels: BookingLabels): string {
  const texts = {
    closed: labels.closedThatDay,
    'not-offered': labels.notThatDay,
    over: labels.overThatDay,
    'sold-out': labels.soldOutThatDay
  } satisfies Record<ClosedReason, string>
  return texts[reason]
}
