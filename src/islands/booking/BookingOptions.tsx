import { useCallback, useEffect, useId, useRef, useState } from 'react'

import { bookableDay, type BookingDetails, noDetails } from '#domain/booking/booking-message.ts'
import type { PersonRates } from '#domain/catalogue/price.ts'
import { dayOfListing } from '#domain/listing/listing-day.ts'
import { isDay } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { type DayOff, dayOffOn } from '#domain/time/day-off.ts'
import type { Language } from '#domain/text/locale.ts'
import { countOf, isVisitSet, mostOfAKind, type Visit } from '#domain/visit/visit.ts'
import { $visit, visitorVisit } from '#stores/visit/visit.ts'
import { useStore } from '#islands/ui/useStore.ts'

import type { BookingLabels, Cancellation } from './booking-props.ts'
import { CancellationNote } from './CancellationNote.tsx'
import { PartyTotal } from './PartyTotal.tsx'

interface Props {
  cancellation: Cancellation | null
  daysOff: readonly DayOff[]
  hasDay: boolean
  labels: BookingLabels
  language: Language
  onChange: (details: BookingDetails) => void
  rates: PersonRates[]
}

/** Day and party of the visit: each may stay empty. The inputs are read when the island wakes, in case they were filled in before. */
export function BookingOptions({ cancellation, daysOff, hasDay, labels, language, onChange, rates }: Props) {
  const form = useRef<HTMLFieldSetElement>(null)
  const [typedDay, setTypedDay] = useState<string | null>(null)
  const visit = useStore($visit)
  const noteId = useId()
  const say = useCallback(() => {
    const typed = valueIn(form.current, 'day')
    setTypedDay(isDay(typed) ? typed : null)
    visitorVisit().say(visitIn(form.current))
  }, [])
  useEffect(() => {
    const { current } = form
    visitorVisit()
    prepareDay(current)
    const typed = visitIn(current)
    showVisit(current, { day: typed.day ?? $visit.get().day, party: typedParty(typed) })
    say()
    return $visit.listen(said => showVisit(current, said))
  }, [say])
  useEffect(() => {
    onChange({ ...noDetails, day: hasDay ? bookableDay(visit.day ?? '', today()) : null, party: visit.party })
  }, [hasDay, onChange, visit])
  const clear = () => {
    visitorVisit().clear()
    setTypedDay(null)
    form.current?.querySelector('input')?.focus()
  }
  const day = typedDay !== null && bookableDay(typedDay, today()) === null ? typedDay : visit.day
  const { visit: texts } = labels
  return (
    <fieldset className="booking-options with-scripts" ref={form}>
      <legend>{labels.options}</legend>
      {hasDay && (
        <label>
          {labels.day}
          <input aria-describedby={noteId} name="day" onChange={say} type="date" />
        </label>
      )}
      <CountField label={texts.adultsField} name="adults" onChange={say} />
      <CountField label={texts.childrenField} name="children" onChange={say} />
      <p id={noteId} role="status">
        {hasDay && day !== null && note({ cancellation, day, daysOff, labels, language })}
      </p>
      <PartyTotal language={language} party={visit.party} rates={rates} texts={texts} />
      {isVisitSet(visit) && (
        <button className="button button-quiet" onClick={clear} type="button">
          {texts.clearVisit}
        </button>
      )}
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

function note({
  cancellation,
  day,
  daysOff,
  labels,
  language
}: Pick<Props, 'cancellation' | 'daysOff' | 'labels' | 'language'> & { day: string }) {
  if (bookableDay(day, today()) === null) return labels.dayPast
  const dayOff = dayOffOn(day, daysOff)
  if (dayOff !== null) return dayOff.reason === 'closed' ? labels.closedThatDay : labels.soldOutThatDay
  return cancellation && <CancellationNote {...{ cancellation, day, labels, language }} />
}

/** Today is known in the browser only, and so is the day for which the listing was looked at. */
function prepareDay(form: HTMLElement | null): void {
  const input = inputIn(form, 'day')
  if (!input) return
  input.min = today()
  const asked = dayOfListing(location.href, today()) ?? $visit.get().day
  input.value ||= bookableDay(asked ?? '', today()) ?? ''
}

function today(): string {
  return dayInAndalusia(new Date().toISOString())
}

/** What the fields say. An event has no field for the day: that of the visit stays. */
function visitIn(form: HTMLElement | null): Visit {
  return {
    day: inputIn(form, 'day') ? bookableDay(valueIn(form, 'day'), today()) : $visit.get().day,
    party: {
      adults: countOf(valueIn(form, 'adults')),
      children: countOf(valueIn(form, 'children')),
      isCarFree: $visit.get().party.isCarFree
    }
  }
}

/** What was typed before the island woke counts more than what was said on an earlier page. */
function typedParty({ party }: Visit): Visit['party'] {
  const said = $visit.get().party
  return {
    adults: party.adults || said.adults,
    children: party.children || said.children,
    isCarFree: said.isCarFree
  }
}

/** Fields that say it already are left as they are: the visitor may be typing there. */
function showVisit(form: HTMLElement | null, { day, party }: Visit): void {
  const shown = visitIn(form)
  const write = (name: string, value: string) => {
    const input = inputIn(form, name)
    if (input) input.value = value
  }
  if (shown.day !== day) write('day', day ?? '')
  if (shown.party.adults !== party.adults) write('adults', String(party.adults || ''))
  if (shown.party.children !== party.children) write('children', String(party.children || ''))
}

function valueIn(form: HTMLElement | null, name: string): string {
  return inputIn(form, name)?.value ?? ''
}

function inputIn(form: HTMLElement | null, name: string): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null
}
