import type { ChosenDay, ClosedReason } from '#domain/booking/chosen-day.ts'
import { hoursOf } from '#domain/catalogue/next-starts.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { startDay } from '#domain/time/day-words.ts'

import type { BookingLabels } from '#islands/booking/booking-props.ts'
import { today } from '#islands/visit/clock.ts'

interface Props {
  /** Null where nothing is to be said. */
  closed: Extract<ChosenDay, { kind: 'closed' }> | null
  labels: BookingLabels
  language: Language
  onChoose: (day: Day, start: number) => void
}

/** Why the day of the visit is not possible, and the way on: the next one on which something begins. */
export function DayNote({ closed, labels, language, onChoose }: Props) {
  const next = closed?.next ?? null
  return (
    <>
      <p role="status">{closed !== null && reasonOf(closed.reason, labels)}</p>
      {next !== null && (
        <button className="button" onClick={() => onChoose(next.day, next.first)} type="button">
          {interpolate(labels.back, {
            day: startDay(language, next.day, today()),
            time: hoursOf(next)
          })}
        </button>
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
