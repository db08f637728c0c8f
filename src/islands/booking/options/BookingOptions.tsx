import { useLayoutEffect, useRef } from 'react'

import { admissionOf } from '#domain/booking/admission.ts'
import { bookableDay, type BookingDetails, noDetails } from '#domain/booking/booking-message.ts'
import { personPrices } from '#domain/booking/person-prices.ts'
import type { PersonRates } from '#domain/catalogue/person-rates.ts'
import { clockTimeOf, type Day } from '#domain/time/calendar-day.ts'
import type { DayOff } from '#domain/time/day-off.ts'
import type { Language } from '#domain/text/locale.ts'
import { isVisitSet, orUsualParty, type Party } from '#domain/visit/visit.ts'
import { $visit, visitorVisit } from '#stores/visit/visit.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { today } from '#islands/visit/clock.ts'
import { WhenFields } from '#islands/visit/WhenFields.tsx'
import { WhoFields } from '#islands/visit/WhoFields.tsx'
import { useVisitForm } from '#islands/visit/useVisitForm.ts'

import type { BookingLabels } from '#islands/booking/booking-props.ts'
import { CancellationNote } from './CancellationNote.tsx'
import { DayNote } from './DayNote.tsx'
import { PartyTotal } from './PartyTotal.tsx'
import { useChosenDay } from './useChosenDay.ts'

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

/** Day, hour and party of the visit. Until somebody says otherwise it is the first day on which it takes place, and two adults. */
export function BookingOptions(props: Props) {
  const { daysOff, hasDay, hours, labels, language, onChange, rates, timetable } = props
  const form = useRef<HTMLFieldSetElement>(null)
  const visit = useStore($visit)
  const { drawn, setHour, start, starts } = useChosenDay({
    daysOff,
    hasDay,
    language,
    timetable,
    visitDay: visit.day
  })
  const { sayDay, sayParty } = useVisitForm(form, hasDay, setHour)
  const { visit: texts } = labels
  const party = orUsualParty(visit.party)
  const prices = personPrices(rates, party, language)
  const day = drawn?.day ?? null
  const closed = drawn?.chosen?.kind === 'closed' ? drawn.chosen : null
  const isOffered = closed === null || closed.next === null
  useDetails({ day, isOffered, party: visit.party, start }, rates, onChange)
  return (
    <form action="#reservar" onSubmit={event => event.preventDefault()}>
      <fieldset className="booking-options with-scripts" ref={form}>
        <legend>{labels.options}</legend>
        {hasDay && (
          <WhenFields
            {...{ drawn, language, timetable }}
            hasHours={timetable !== ''}
            onDay={sayDay}
            onHour={setHour}
            texts={labels}
          />
        )}
        <DayNote
          {...{ closed, labels, language }}
          onChoose={(other, first) => {
            sayDay(other)
            setHour(first)
            form.current?.querySelector<HTMLElement>('input:checked, input')?.focus()
          }}
        />
        <WhoFields {...{ language, party, prices, texts }} least={1} onChange={sayParty} />
        {isVisitSet(visit) && (
          <ClearVisit
            label={texts.clearVisit}
            onClear={() => {
              setHour(null)
              form.current?.querySelector('input')?.focus()
            }}
          />
        )}
        {isOffered && <PartyTotal {...{ language, party, rates, texts }} />}
      </fieldset>
      {hours !== null && closed === null && (
        <CancellationNote {...{ day, hours, labels, language, start, starts }} />
      )}
    </form>
  )
}

function ClearVisit({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      className="clear"
      onClick={() => {
        visitorVisit().clear()
        onClear()
      }}
      type="button"
    >
      {label}
    </button>
  )
}

/** Values of the box, with the defaults for everything the visitor left out. */
interface Meant {
  day: Day | null
  isOffered: boolean
  party: Party
  start: number | null
}

function useDetails(
  { day, isOffered, party, start }: Meant,
  { limits }: PersonRates,
  onChange: Props['onChange']
): void {
  useLayoutEffect(() => {
    const said = orUsualParty(party)
    const admission = admissionOf(limits, said)
    const refusal = admission.kind === 'refused' ? admission.limit : null
    const time = start === null ? null : clockTimeOf(start)
    onChange({ ...noDetails, day: bookableDay(day ?? '', today()), party: said, refusal, time }, isOffered)
  }, [day, isOffered, limits, onChange, party, start])
}
