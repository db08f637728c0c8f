import { contactLinks, type ShownBooking } from '#domain/catalogue/booking.ts'
import type { Language } from '#domain/text/locale.ts'
import type { BookingLinkTo } from './booking-link.ts'
import type { BookingLabels, Seller } from './booking-props.ts'
import { QrBooking } from './QrBooking.tsx'
import type { SampleLabels } from './SampleAnswer.tsx'
import { TicketBooking } from './TicketBooking.tsx'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { SellerAddress } from './SellerAddress.tsx'

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
  const [way] = contactLinks(booking, null, message)
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

interface ContactLinksProps {
  contactHref: string
  labels: BookingLabels
  linkTo: BookingLinkTo
  message: string
  seller: Seller | null
}

/** How to reach who sells the experience; without a known seller, ourselves. */
function ContactLinks({ contactHref, labels, linkTo, message, seller }: ContactLinksProps) {
  const ways = contactLinks({ kind: 'notice' }, seller, message)
  if (ways.length === 0) {
    return (
      <a className="button button-quiet" href={contactHref}>
        {labels.contactUs}
      </a>
    )
  }
  return ways.map(({ href, kind }) => (
    <a
      className="button button-quiet"
      data-books=""
      data-held={kind === 'write' ? '' : undefined}
      data-names-partner={kind === 'write' ? '' : undefined}
      {...linkTo(href)}
      key={kind}
      rel="nofollow"
    >
      {kind === 'call' ? labels.call : labels.write}
    </a>
  ))
}

interface NoticeBookingProps {
  contact: ReactNode
  /** Nothing is paid, either. */
  isFree: boolean
  labels: BookingLabels
  seller: Seller | null
}

/** There is nothing to book online: a notice says so, and how to ask. Without scripts it stands in the page. */
function NoticeBooking({ contact, isFree, labels, seller }: NoticeBookingProps) {
  const notice = isFree ? labels.noticeFree : labels.notice
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="without-scripts">{notice}</p>
      <button className="button with-scripts" data-held onClick={() => setOpen(true)} type="button">
        {labels.noticeOpen}
      </button>
      {contact}
      {isOpen && (
        <Dialog closeLabel={labels.close} heading={labels.noticeOpen} onClose={() => setOpen(false)}>
          <p>{notice}</p>
          <a className="button" href="#como-llegar" onClick={() => setOpen(false)}>
            {labels.gettingThere}
          </a>
          <SellerAddress {...{ seller }} />
          {contact}
        </Dialog>
      )}
    </>
  )
}
