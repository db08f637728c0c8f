import { useId, useLayoutEffect } from 'react'

import { admissionOf } from '#domain/booking/admission.ts'
import { bookableDay, type BookingDetails, noDetails } from '#domain/booking/booking-message.ts'
import type { PersonRates } from '#domain/catalogue/person-rates.ts'
import { clockTimeOf } from '#domain/time/calendar-day.ts'
import type { DayOff } from '#domain/time/day-off.ts'
import type { Language } from '#domain/text/locale.ts'
import { isVisitSet, type Visit } from '#domain/visit/visit.ts'
import { $visit, visitorVisit } from '#stores/visit/visit.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { WhoFields } from '#islands/visit/WhoFields.tsx'

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
  /** Reports the visitor's choices, and whether they can be booked: without a start on the day, another day comes first. */
  onChange: (details: BookingDetails, isOffered: boolean) => void
  rates: PersonRates
  /** As `writeTimetable` writes it. */
  timetable: string
}

/** Day, hour and party of the visit: each may stay empty. */
export function BookingOptions(props: Props) {
  const { daysOff, hasDay, hours, labels, language, onChange, rates, timetable } = props
  const { form, sayDay, sayParty, setTypedDay, typedDay } = useVisitForm()
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
    const admission = admissionOf(rates.limits, visit.party)
    const refusal = admission.kind === 'refused' ? admission.limit : null
    onChange({ ...noDetails, day: bookable, party: visit.party, refusal, time }, isOffered)
  }, [hasDay, isOffered, onChange, rates, start, visit])
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
          <input aria-describedby={noteId} name="day" onChange={sayDay} type="date" />
        </label>
      )}
      <HourChoice label={labels.hour} onChoose={setHour} {...{ start, starts }} />
      <WhoFields {...{ language, texts }} onChange={sayParty} party={visit.party} />
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
