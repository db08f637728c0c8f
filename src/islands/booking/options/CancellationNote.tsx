import { cancellationWords } from '#domain/booking/cancellation-words.ts'
import type { DayStart } from '#domain/booking/chosen-day.ts'
import type { Language } from '#domain/text/locale.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { Day } from '#domain/time/calendar-day.ts'

import type { BookingLabels } from '#islands/booking/booking-props.ts'

import { useIsAwake } from '#islands/ui/useIsAwake.ts'
import { now } from '#islands/visit/clock.ts'

interface Props {
  /** Null while nobody knows it. */
  day: Day | null
  /** Before the start. */
  hours: number
  labels: BookingLabels
  language: Language
  /** The start that is meant; null where one may come at any time. */
  start: number | null
  starts: readonly DayStart[]
}

/** Until when a booking is cancelled free of charge: as a moment once day and hour are known, else how long before the start. Where that is over, a warning. While the box sleeps, a script says the same in its place. */
export function CancellationNote({ day, hours, labels, language, start, starts }: Props) {
  const { freeNoMore, freeUntil } = labels
  const isAwake = useIsAwake()
  const words = cancellationWords({ day, hours, language, now: now(), start, starts, texts: labels })
  return (
    <p
      className={words?.isFree === false ? 'not-free' : 'free'}
      data-free={[hours, freeUntil, freeNoMore].join('|')}
      // Awake, it is another element: the sleeping one says what a script wrote.
      key={String(isAwake)}
      suppressHydrationWarning
    >
      {words?.text ?? beforeStart(hours, labels, language)}
    </p>
  )
}

function beforeStart(hours: number, labels: BookingLabels, language: Language): string {
  if (hours === 0) return labels.freeUntilStart
  return pluralText({ one: labels.freeHours_one, other: labels.freeHours_other }, hours, language)
}
