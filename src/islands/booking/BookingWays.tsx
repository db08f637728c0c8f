import { contactWays, type ShownBooking } from '#domain/catalogue/booking.ts'
import type { Language } from '#domain/text/locale.ts'

import type { BookingLinkTo } from './booking-link.ts'
import type { BookingLabels, Seller } from './booking-props.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { NoticeBooking } from './NoticeBooking.tsx'
import { QrBooking } from './QrBooking.tsx'
import type { SampleLabels } from './SampleAnswer.tsx'
import { TicketBooking } from './TicketBooking.tsx'

interface Props {
  booking: ShownBooking
  contactHref: string
  experienceId: string
  /** Takes the address of the ticket shop; without it the browser goes there. */
  goToShop?: ((address: string) => void) | undefined
  isFree: boolean
  labels: BookingLabels
  language: Language
  linkTo: BookingLinkTo
  message: string
  sample: SampleLabels | undefined
  seller: Seller | null
}

/** One way of booking. Links are links; the rest opens a dialog or asks the ticket shop. */
export function BookingWays({
  booking,
  contactHref,
  experienceId,
  goToShop,
  isFree,
  labels,
  language,
  linkTo,
  message,
  sample,
  seller
}: Props) {
  const contact = <ContactLinks {...{ contactHref, labels, linkTo, message, seller }} />
  if (booking.kind === 'qr') return <QrBooking {...{ labels, linkTo, sample }} url={booking.url} />
  if (booking.kind === 'notice') return <NoticeBooking {...{ contact, isFree, labels, seller }} />
  if (booking.kind === 'ticket-shop') {
    return <TicketBooking {...{ contact, experienceId, goToShop, labels, language, seller }} />
  }
  const [way] = contactWays(booking, null, message)
  return (
    <a
      className="button"
      data-books=""
      data-held={booking.kind === 'whatsapp' ? '' : undefined}
      data-names-partner={booking.kind === 'whatsapp' ? '' : undefined}
      {...linkTo(way?.href)}
      rel={booking.kind === 'phone' ? undefined : 'noopener nofollow'}
    >
      {labels[booking.kind]}
    </a>
  )
}
