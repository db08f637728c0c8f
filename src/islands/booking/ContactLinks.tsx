import { contactWays } from '#domain/catalogue/booking.ts'

import type { BookingLinkTo } from './booking-link.ts'
import type { BookingLabels, Seller } from './booking-props.ts'

interface Props {
  contactHref: string
  labels: BookingLabels
  linkTo: BookingLinkTo
  message: string
  seller: Seller | null
}

/** How to reach who sells the experience; without a known seller, ourselves. */
export function ContactLinks({ contactHref, labels, linkTo, message, seller }: Props) {
  const ways = contactWays({ kind: 'notice' }, seller, message)
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
