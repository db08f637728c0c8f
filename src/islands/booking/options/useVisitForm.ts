import { useCallback, useLayoutEffect, useRef, useState } from 'react'

import { bookableDay } from '#domain/booking/booking-message.ts'
import { dayOfListing } from '#domain/listing/listing-day.ts'
import { isDay } from '#domain/time/calendar-day.ts'
import { countOf, type Visit } from '#domain/visit/visit.ts'
import { $visit, visitorVisit } from '#stores/visit/visit.ts'

import { today } from './useChosenDay.ts'

/** The fields and the visit say the same. Inputs are left uncontrolled: they are read when the island wakes, in case they were filled in before. */
export function useVisitForm() {
  const form = useRef<HTMLFieldSetElement>(null)
  const [typedDay, setTypedDay] = useState<string | null>(null)
  const say = useCallback(() => {
    const typed = valueIn(form.current, 'day')
    setTypedDay(isDay(typed) ? typed : null)
    visitorVisit().say(visitIn(form.current))
  }, [])
  // Before anything else can be pressed: a click that waited for the island reads what was typed meanwhile.
  useLayoutEffect(() => {
    const { current } = form
    visitorVisit()
    prepareDay(current)
    const typed = visitIn(current)
    showVisit(current, { day: typed.day ?? $visit.get().day, party: typedParty(typed) })
    say()
    return $visit.listen(said => showVisit(current, said))
  }, [say])
  return { form, say, setTypedDay, typedDay }
}

/** Today is known in the browser only, and so is the day for which the listing was looked at. */
function prepareDay(form: HTMLElement | null): void {
  const input = inputIn(form, 'day')
  if (!input) return
  input.min = today()
  const asked = dayOfListing(location.href, today()) ?? $visit.get().day
  input.value ||= bookableDay(asked ?? '', today()) ?? ''
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
