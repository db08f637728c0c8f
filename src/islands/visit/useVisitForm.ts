import { type RefObject, useCallback, useLayoutEffect } from 'react'

import { bookableDay } from '#domain/booking/booking-message.ts'
import { dayOfListing } from '#domain/listing/listing-day.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { countOf, orUsualParty, type Party } from '#domain/visit/visit.ts'
import { visitKeys } from '#domain/visit/visit-keys.ts'
import { tickedIn } from '#stores/visit/show-when.ts'
import { $visit, visitorVisit } from '#stores/visit/visit.ts'

import { today } from './clock.ts'

/** A visit has the day; only a booking box has hours. */
const withoutHours = () => {}

/** The fields and the visit say the same. They are read when the island wakes, in case they were filled in before. */
export function useVisitForm(
  form: RefObject<HTMLElement | null>,
  hasDay: boolean,
  setHour: (start: number | null) => void = withoutHours
) {
  const sayDay = useCallback(
    (day: Day) => {
      visitorVisit().say({ ...$visit.get(), day })
      setHour(null)
    },
    [setHour]
  )
  const sayParty = useCallback((party: Party) => void visitorVisit().say({ ...$visit.get(), party }), [])
  // Before React puts its own values there, and before anything else can be pressed: a click that waited for the island reads what was typed meanwhile.
  useLayoutEffect(() => {
    const { current } = form
    const { say } = visitorVisit()
    const hour = tickedIn(current, 'hour')
    if (hour !== null) setHour(Number(hour))
    const { day, party } = $visit.get()
    say({ day: hasDay ? askedDay(current) : day, party: typedParty(current, party) })
  }, [form, hasDay, setHour])
  return { sayDay, sayParty }
}

/** The ticked day, else the day of the listing, else the day from an earlier page. */
function askedDay(form: HTMLElement | null): Day | null {
  const asked = tickedIn(form, 'day') ?? dayOfListing(location.href, today()) ?? $visit.get().day
  return bookableDay(asked ?? '', today())
}

/** Values typed before the island hydrated win over those from an earlier page. */
function typedParty(form: HTMLElement | null, party: Party): Party {
  const adults = typedIn(form, visitKeys.adults)
  const children = typedIn(form, visitKeys.children)
  const isCarFree = tickedSince(form, visitKeys.transport)
  if (adults + children === 0 && isCarFree === null) return party
  const before = orUsualParty(party)
  return {
    ...before,
    adults: adults || before.adults,
    children: children || before.children,
    isCarFree: isCarFree ?? before.isCarFree
  }
}

/** Null where the box is as the page had it. */
function tickedSince(form: HTMLElement | null, name: string): boolean | null {
  const box = form?.querySelector<HTMLInputElement>(`[name="${name}"][type="checkbox"]`)
  return box && box.checked !== box.defaultChecked ? box.checked : null
}

/** 0 where the field says what the page said. */
function typedIn(form: HTMLElement | null, name: string): number {
  const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  return field && field.value !== field.defaultValue ? countOf(field.value) : 0
}
