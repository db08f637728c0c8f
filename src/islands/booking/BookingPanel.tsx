import { useStore } from '#islands/ui/useStore.ts'
import { useState } from 'react'

import { bookedModes, type BookingOutcome } from '#domain/catalogue/booking.ts'
import {
  type BookingDetails,
  bookingMessage,
  type MessageTexts,
  noDetails
} from '#domain/booking/booking-message.ts'
import type { PersonRates } from '#domain/catalogue/price.ts'
import type { DayOff } from '#domain/time/day-off.ts'
import type { Language } from '#domain/text/locale.ts'
import { peopleIn } from '#domain/visit/visit.ts'
import { $partner } from '#stores/partner/partner.ts'
import { noteStepHere } from '#stores/privacy/steps.ts'

import { BookingOptions } from './BookingOptions.tsx'
import { BookingWays } from './BookingWays.tsx'
import type { BookingLabels, Cancellation, Seller } from './booking-props.ts'
import './ways.css'
import './booking.css'

const none: DayOff[] = []

interface Props {
  experienceId: string
  outcomes: BookingOutcome[]
  seller: Seller | null
  messages: MessageTexts[]
  cancellation: Cancellation | null
  /** When it is closed or sold out. */
  daysOff?: readonly DayOff[]
  /** Whether there is a day to choose: an event has its own. */
  hasDay: boolean
  /** Where to ask when no seller can be reached. */
  contactHref: string
  labels: BookingLabels
  language: Language
  rates: PersonRates[]
}

/**
 * How the experience is booked, for each mode in which that differs: the style sheet shows the one of the visit. As the server draws it,
 * it is complete without scripts; awake, it adds dialogs, the way to the ticket shop, and what the visitor says about the booking.
 */
export default function BookingPanel(props: Props) {
  const {
    cancellation,
    contactHref,
    daysOff = none,
    experienceId,
    hasDay,
    labels,
    language,
    messages,
    outcomes,
    rates,
    seller
  } = props
  const partner = useStore($partner)
  const modes = bookedModes(outcomes)
  const [details, setDetails] = useState<BookingDetails>(noDetails)
  const message = bookingMessage(messages, { ...details, partner: referenceOf(partner) })
  return (
    <>
      {modes.length > 0 && (
        <div data-for-modes={modes.join(' ')}>
          <BookingOptions
            {...{ cancellation, daysOff, hasDay, labels, language, rates }}
            onChange={setDetails}
          />
        </div>
      )}
      {outcomes.map(({ booking, modes }) => (
        <div
          className="ways"
          data-for-modes={modes.join(' ')}
          data-says-party={peopleIn(details.party) > 0 || undefined}
          key={modes[0]}
          onClickCapture={noteBooking}
        >
          <BookingWays {...{ booking, contactHref, experienceId, labels, language, message, seller }} />
        </div>
      ))}
    </>
  )
}

/** Every link to the seller begins a booking. */
function noteBooking({ target }: { target: EventTarget }): void {
  if (target instanceof Element && target.closest('[data-books]')) noteStepHere('booked')
}

/** By the name that people know, and the id that the business knows. Where the visitor brings no partner, that of the province is named. */
function referenceOf(partner: ReturnType<typeof $partner.get>): string | null {
  if (partner === null) return null
  const name = partner.record?.shortName ?? partner.record?.name
  return name === undefined ? partner.id : `${name} (${partner.id})`
}
