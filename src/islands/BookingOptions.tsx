import { useCallback, useEffect, useId, useRef, useState } from 'react'

import { type BookingDetails, mostPeople, noDetails } from '#domain/booking-message.ts'
import { isDay } from '#domain/calendar-day.ts'
import { dayInAndalusia } from '#domain/day.ts'
import type { Language } from '#domain/locale.ts'

import type { BookingLabels, Cancellation } from './booking-props.ts'
import { CancellationNote } from './CancellationNote.tsx'

interface Props {
  cancellation: Cancellation | null
  labels: BookingLabels
  language: Language
  onChange: (details: BookingDetails) => void
}

/** Day and number of people: both may stay empty. The inputs are read when the island wakes, in case they were filled in before. */
export function BookingOptions({ cancellation, labels, language, onChange }: Props) {
  const form = useRef<HTMLDetailsElement>(null)
  const [day, setDay] = useState<string | null>(null)
  const noteId = useId()
  const read = useCallback(() => {
    const details = detailsIn(form.current)
    setDay(details.day)
    onChange(details)
  }, [onChange])
  useEffect(read, [read])
  return (
    <details className="booking-options with-scripts" ref={form}>
      <summary>{labels.options}</summary>
      <label>
        {labels.day}
        <input aria-describedby={noteId} name="day" onChange={read} onFocus={fromToday} type="date" />
      </label>
      <label>
        {labels.people}
        <input inputMode="numeric" max={mostPeople} min={1} name="people" onChange={read} type="number" />
      </label>
      <p id={noteId} role="status">
        {day !== null && cancellation && <CancellationNote {...{ cancellation, day, labels, language }} />}
      </p>
    </details>
  )
}

/** Today is known in the browser only. */
function fromToday({ target }: { target: HTMLInputElement }): void {
  target.min = dayInAndalusia(new Date().toISOString())
}

function detailsIn(form: HTMLElement | null): BookingDetails {
  const valueOf = (name: string) => form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? ''
  const people = Number(valueOf('people'))
  return {
    ...noDetails,
    day: isDay(valueOf('day')) ? valueOf('day') : null,
    people: Number.isInteger(people) && people >= 1 && people <= mostPeople ? people : null
  }
}
