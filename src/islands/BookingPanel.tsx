import { useStore } from './useStore.ts'
import { useState } from 'react'

import type { BookingOutcome } from '#domain/booking.ts'
import { type BookingDetails, bookingMessage, type MessageTexts, noDetails } from '#domain/booking-message.ts'
import type { Language } from '#domain/locale.ts'
import { $partner } from '#stores/partner.ts'

import { BookingOptions } from './BookingOptions.tsx'
import { BookingWays } from './BookingWays.tsx'
import type { BookingLabels, Cancellation, Seller } from './booking-props.ts'

interface Props {
  experienceId: string
  outcomes: BookingOutcome[]
  seller: Seller | null
  messages: MessageTexts[]
  cancellation: Cancellation | null
  /** Where to ask when nobody who sells can be reached. */
  contactHref: string
  labels: BookingLabels
  language: Language
}

/**
 * How the experience is booked, for each mode in which that differs: the style sheet shows the one of the visit. As the server draws it,
 * it is complete without scripts; awake, it adds dialogs, the way to the ticket shop, and what the visitor says about the booking.
 */
export default function BookingPanel(props: Props) {
  const { cancellation, contactHref, experienceId, labels, language, messages, outcomes, seller } = props
  const partner = useStore($partner)
  const [details, setDetails] = useState<BookingDetails>(noDetails)
  const message = bookingMessage(messages, { ...details, partner: referenceOf(partner) })
  return (
    <>
      {outcomes.map(({ booking, modes }) => (
        <div className="ways" data-for-modes={modes.join(' ')} key={modes[0]}>
          <BookingWays {...{ booking, contactHref, experienceId, labels, language, message, seller }} />
        </div>
      ))}
      <BookingOptions {...{ cancellation, labels, language }} onChange={setDetails} />
    </>
  )
}

/** By the name that people know, and the id that the business knows. A default partner brought nobody. */
function referenceOf(partner: ReturnType<typeof $partner.get>): string | null {
  if (!partner || partner.moment === null) return null
  const name = partner.record?.shortName ?? partner.record?.name
  return name === undefined ? partner.id : `${name} (${partner.id})`
}
