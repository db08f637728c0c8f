import { contactWays } from '#domain/catalogue/booking.ts'

import type { BookingLabels, Seller } from './booking-props.ts'

interface Props {
  contactHref: string
  labels: BookingLabels
  message: string
  seller: Seller | null
}

/** How to reach who sells the experience; without a known seller, ourselves. */
export function ContactLinks({ contactHref, labels, message, seller }: Props) {
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
      data-names-partner={kind === 'write' ? '' : undefined}
      href={href}
      key={kind}
      rel="nofollow"
    >
      {kind === 'call' ? labels.call : labels.write}
    </a>
  ))
}
