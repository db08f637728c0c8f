import { type ChosenDay, type ClosedReason, lastStart } from '#domain/booking/chosen-day.ts'
import { type StartSpan, statedHours } from '#domain/catalogue/availability.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Day } from '#domain/time/calendar-day.ts'

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

/** Note about the chosen day: the reason why it is impossible, or its start and the end of free cancellation. */
export function DayNote({ chosen, day, hours, labels, language, start }: Props) {
  if (chosen.kind === 'past') return labels.dayPast
  if (chosen.kind === 'unknown') return null
  if (chosen.kind === 'closed') return reasonOf(chosen.reason, labels)
  const [only, ...others] = chosen.starts
  const counted = start ?? lastStart(chosen.starts)
  const begins = only && others.length === 0 ? beginOf(only, labels) : null
  return (
    <>
      {begins !== null && <span className="day-start">{begins}</span>}
      {hours !== null && counted !== null && (
        <CancellationNote
          {...{ day, hours, labels, language }}
          isMeant={start !== null || others.length === 0}
          minutes={counted}
        />
      )}
    </>
  )
}

/** Where it is open all day, the hour says nothing. */
function beginOf(span: StartSpan, labels: BookingLabels): string | null {
  const { from, until } = statedHours(span)
  if (from === null) return null
  if (until !== null) return interpolate(labels.openFrom, { first: from, last: until })
  return span.first === span.last ? interpolate(labels.startsAt, { time: from }) : null
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
