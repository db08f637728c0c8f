import { useCallback, useEffect, useId, useRef, useState } from 'react'

import { bookableDay, type BookingDetails, mostPeople, noDetails } from '#domain/booking/booking-message.ts'
import { dayOfListing } from '#domain/listing/listing-day.ts'
import { isDay } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import type { Language } from '#domain/text/locale.ts'

import type { BookingLabels, Cancellation } from './booking-props.ts'
import { CancellationNote } from './CancellationNote.tsx'

interface Props {
  cancellation: Cancellation | null
  hasDay: boolean
  labels: BookingLabels
  language: Language
  onChange: (details: BookingDetails) => void
}

/** Day and number of people: both may stay empty. The inputs are read when the island wakes, in case they were filled in before. */
export function BookingOptions({ cancellation, hasDay, labels, language, onChange }: Props) {
  const form = useRef<HTMLFieldSetElement>(null)
  const [day, setDay] = useState<string | null>(null)
  const noteId = useId()
  const read = useCallback(() => {
    const typed = valueIn(form.current, 'day')
    setDay(isDay(typed) ? typed : null)
    onChange(detailsIn(form.current))
  }, [onChange])
  useEffect(() => {
    prepareDay(form.current)
    read()
  }, [read])
  return (
    <fieldset className="booking-options with-scripts" ref={form}>
      <legend>{labels.options}</legend>
      {hasDay && (
        <label>
          {labels.day}
          <input aria-describedby={noteId} name="day" onChange={read} type="date" />
        </label>
      )}
      <label>
        {labels.people}
        <input inputMode="numeric" max={mostPeople} min={1} name="people" onChange={read} type="number" />
      </label>
      <p id={noteId} role="status">
        {day !== null && note({ cancellation, day, labels, language })}
      </p>
    </fieldset>
  )
}

function note({ cancellation, day, labels, language }: Omit<Props, 'hasDay' | 'onChange'> & { day: string }) {
  if (bookableDay(day, today()) === null) return labels.dayPast
  return cancellation && <CancellationNote {...{ cancellation, day, labels, language }} />
}

/** Today is known in the browser only, and so is the day for which the listing was looked at. */
function prepareDay(form: HTMLElement | null): void {
  const input = inputIn(form, 'day')
  if (!input) return
  input.min = today()
  const asked = dayOfListing(location.href, today()) ?? dayOfListing(document.referrer, today())
  input.value ||= bookableDay(asked ?? '', today()) ?? ''
}

function today(): string {
  return dayInAndalusia(new Date().toISOString())
}

function detailsIn(form: HTMLElement | null): BookingDetails {
  const people = Number(valueIn(form, 'people'))
  return {
    ...noDetails,
    day: bookableDay(valueIn(form, 'day'), today()),
    people: Number.isInteger(people) && people >= 1 && people <= mostPeople ? people : null
  }
}

function valueIn(form: HTMLElement | null, name: string): string {
  return inputIn(form, name)?.value ?? ''
}

function inputIn(form: HTMLElement | null, name: string): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null
}
