import { useStore } from '#islands/ui/useStore.ts'
import { useCallback, useState } from 'react'

import { bookedModes, type BookingOutcome } from '#domain/catalogue/booking.ts'
import { type BookingDetails, bookingMessage, noDetails } from '#domain/booking/booking-message.ts'
import type { PersonRates } from '#domain/catalogue/person-rates.ts'
import type { DayOff } from '#domain/time/day-off.ts'
import type { Language } from '#domain/text/locale.ts'
import { peopleIn } from '#domain/visit/visit.ts'
import { $partner } from '#stores/partner/partner.ts'

import { BookingOptions } from './options/BookingOptions.tsx'
import type { BookingLabels, Seller } from './booking-props.ts'
import { Outcome } from './Outcome.tsx'
import './ways.css'
import './booking.css'

const none: DayOff[] = []

interface Props {
  experienceId: string
  /** The first words of the message, in each of its languages. */
  intros: string[]
  /** Nothing is paid and nothing booked. */
  isFree?: boolean
  outcomes: BookingOutcome[]
  seller: Seller | null
  /** When it is closed or sold out. */
  daysOff?: readonly DayOff[]
  /** Whether there is a day to choose: an event has its own. */
  hasDay: boolean
  /** Until how long before the start it is cancelled free of charge; null where it is not, and for an event, which says it by the clock. */
  hours: number | null
  /** Where to ask when no seller can be reached. */
  contactHref: string
  labels: BookingLabels
  language: Language
  rates: PersonRates
  /** The catalogue is a sample: a booking says what it would do, and leads nowhere. */
  isSample?: boolean
  /** When it begins, as `writeTimetable` writes it; empty where that is not known, and for an event. */
  timetable: string
}

/**
 * How the experience is booked, for each mode in which that differs: the style sheet shows the one of the visit. As the server draws it,
 * it is complete without scripts; awake, it adds dialogs, the way to the ticket shop, and what the visitor says about the booking.
 */
export default function BookingPanel(props: Props) {
  const {
    contactHref,
    daysOff = none,
    experienceId,
    hasDay,
    hours,
    intros,
    isFree = false,
    isSample = false,
    labels,
    language,
    outcomes,
    rates,
    seller,
    timetable
  } = props
  const partner = useStore($partner)
  const modes = bookedModes(outcomes)
  const [{ details, isOffered }, setWish] = useState({ details: noDetails, isOffered: true })
  const change = useCallback((said: BookingDetails, offered: boolean) => {
    setWish({ details: said, isOffered: offered })
  }, [])
  const messages = labels.messages.map((texts, order) => ({ ...texts, intro: intros[order] ?? '' }))
  const message = bookingMessage(messages, { ...details, partner: referenceOf(partner) })
  return (
    <>
      {modes.length > 0 && (
        <div data-for-modes={modes.join(' ')}>
          <BookingOptions
            {...{ daysOff, hasDay, hours, labels, language, rates, timetable }}
            onChange={change}
          />
        </div>
      )}
      {outcomes
        .filter(({ booking }) => isOffered || booking.kind === 'notice')
        .map(({ booking, modes }) => (
          <Outcome
            {...{
              booking,
              contactHref,
              experienceId,
              isFree,
              labels,
              language,
              message,
              modes,
              sample: isSample ? labels.sample : undefined,
              seller
            }}
            hasParty={peopleIn(details.party) > 0}
            key={modes[0]}
          />
        ))}
    </>
  )
}

/** By the name that people know, and the id that the business knows. Where the visitor brings no partner, that of the province is named. */
function referenceOf(partner: ReturnType<typeof $partner.get>): string | null {
  if (partner === null) return null
  const name = partner.record?.shortName ?? partner.record?.name
  return name === undefined ? partner.id : `${name} (${partner.id})`
}
