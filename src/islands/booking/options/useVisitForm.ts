import { useCallback, useLayoutEffect, useRef, useState } from 'react'

import { bookableDay } from '#domain/booking/booking-message.ts'
import { dayOfListing } from '#domain/listing/listing-day.ts'
import { type Day, isDay } from '#domain/time/calendar-day.ts'
import { countOf, type Party } from '#domain/visit/visit.ts'
import { visitKeys } from '#domain/visit/visit-keys.ts'
import { $visit, visitorVisit } from '#stores/visit/visit.ts'

import { today } from './useChosenDay.ts'

/** The fields and the visit say the same. They are read when the island wakes, in case they were filled in before. The day is left uncontrolled: what is half typed is none. */
export function useVisitForm() {
  const form = useRef<HTMLFieldSetElement>(null)
  const [typedDay, setTypedDay] = useState<string | null>(null)
  const sayDay = useCallback(() => {
    const typed = valueIn(form.current, 'day')
    setTypedDay(isDay(typed) ? typed : null)
    visitorVisit().say({ ...$visit.get(), day: dayIn(form.current) })
  }, [])
  const sayParty = useCallback((party: Party) => void visitorVisit().say({ ...$visit.get(), party }), [])
  // Before React puts its own values there, and before anything else can be pressed: a click that waited for the island reads what was typed meanwhile.
  useLayoutEffect(() => {
    const { current } = form
    visitorVisit()
    sayParty(typedParty(current))
    prepareDay(current)
    showDay(current, dayIn(current) ?? $visit.get().day)
    sayDay()
    return $visit.listen(({ day }) => showDay(current, day))
  }, [sayDay, sayParty])
  return { form, sayDay, sayParty, setTypedDay, typedDay }
}

/** Today is known in the browser only, and so is the day for which the listing was looked at. */
function prepareDay(form: HTMLElement | null): void {
  const input = inputIn(form, 'day')
  if (!input) return
  input.min = today()
  const asked = dayOfListing(location.href, today()) ?? $visit.get().day
  input.value ||= bookableDay(asked ?? '', today()) ?? ''
}

/** Reads the field. An event has none: the day of the visit stays. */
function dayIn(form: HTMLElement | null): Day | null {
  return inputIn(form, 'day') ? bookableDay(valueIn(form, 'day'), today()) : $visit.get().day
}

/** Values typed before the island hydrated win over those from an earlier page. */
function typedParty(form: HTMLElement | null): Party {
  const { party } = $visit.get()
  return {
    ...party,
    adults: countOf(valueIn(form, visitKeys.adults)) || party.adults,
    children: countOf(valueIn(form, visitKeys.children)) || party.children
  }
}

/** A field that says it already is left as it is: the visitor may be typing there. */
function showDay(form: HTMLElement | null, day: Day | null): void {
  const input = inputIn(form, 'day')
  if (input && dayIn(form) !== day) input.value = day ?? ''
}

function valueIn(form: HTMLElement | null, name: string): string {
  return inputIn(form, name)?.value ?? ''
}

function inputIn(form: HTMLElement | null, name: string): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null
}
