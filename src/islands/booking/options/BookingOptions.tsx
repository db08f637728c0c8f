import { useId, useLayoutEffect } from 'react'

import { bookableDay, type BookingDetails, noDetails } from '#domain/booking/booking-message.ts'
import type { PersonRates } from '#domain/catalogue/price.ts'
import { clockTimeOf } from '#domain/time/calendar-day.ts'
import type { DayOff } from '#domain/time/day-off.ts'
import type { Language } from '#domain/text/locale.ts'
import { isVisitSet, mostOfAKind, type Visit } from '#domain/visit/visit.ts'
import { $visit, visitorVisit } from '#stores/visit/visit.ts'
import { useStore } from '#islands/ui/useStore.ts'

import type { BookingLabels } from '#islands/booking/booking-props.ts'
import { DayNote } from './DayNote.tsx'
import { HourChoice } from './HourChoice.tsx'
import { NextDay } from './NextDay.tsx'
import { PartyTotal } from './PartyTotal.tsx'
import { today, useChosenDay } from './useChosenDay.ts'
import { useVisitForm } from './useVisitForm.ts'

interface Props {
  daysOff: readonly DayOff[]
  hasDay: boolean
  /** Until how long before the start it is cancelled free of charge; null where it is not. */
  hours: number | null
  labels: BookingLabels
  language: Language
  /** What the visitor says, and whether it can be booked: on a day on which nothing begins, another day comes first. */
  onChange: (details: BookingDetails, isOffered: boolean) => void
  rates: PersonRates[]
  /** As `writeTimetable` writes it. */
  timetable: string
}

/** Day, hour and party of the visit: each may stay empty. */
export function BookingOptions(props: Props) {
  const { daysOff, hasDay, hours, labels, language, onChange, rates, timetable } = props
  const { form, say, setTypedDay, typedDay } = useVisitForm()
  const visit = useStore($visit)
  const noteId = useId()
  const { chosen, day, isOffered, next, setHour, start, starts } = useChosenDay({
    daysOff,
    hasDay,
    timetable,
    typedDay,
    visitDay: visit.day
  })
  useLayoutEffect(() => {
    const bookable = hasDay ? bookableDay(visit.day ?? '', today()) : null
    const time = start === null ? null : clockTimeOf(start)
    onChange({ ...noDetails, day: bookable, party: visit.party, time }, isOffered)
  }, [hasDay, isOffered, onChange, start, visit])
  const goTo = (other: Visit['day'], first: number | null) => {
    if (other === null) visitorVisit().clear()
    else visitorVisit().say({ ...$visit.get(), day: other })
    setTypedDay(other)
    setHour(first)
    form.current?.querySelector('input')?.focus()
  }
  const { visit: texts } = labels
  return (
    <fieldset
      className="booking-options with-scripts"
      data-says-day={
        (chosen !== null && chosen.kind !== 'unknown' && (start !== null || starts.length < 2)) || undefined
      }
      ref={form}
    >
      <legend>{labels.options}</legend>
      {hasDay && (
        <label>
          {labels.day}
          <input aria-describedby={noteId} name="day" onChange={say} type="date" />
        </label>
      )}
      <HourChoice label={labels.hour} onChoose={setHour} {...{ start, starts }} />
      <CountField label={texts.adultsField} name="adults" onChange={say} />
      <CountField label={texts.childrenField} name="children" onChange={say} />
      {isVisitSet(visit) && (
        <button className="clear" onClick={() => goTo(null, null)} type="button">
          {texts.clearVisit}
        </button>
      )}
      <p id={noteId} role="status">
        {chosen !== null && day !== null && <DayNote {...{ chosen, day, hours, labels, language, start }} />}
      </p>
      {next !== null && <NextDay {...{ labels, language, next }} onChoose={goTo} today={today()} />}
      {isOffered && <PartyTotal language={language} party={visit.party} rates={rates} texts={texts} />}
    </fieldset>
  )
}

function CountField({ label, name, onChange }: { label: string; name: string; onChange: () => void }) {
  return (
    <label>
      {label}
      <input inputMode="numeric" max={mostOfAKind} min={0} name={name} onChange={onChange} type="number" />
    </label>
  )
}
