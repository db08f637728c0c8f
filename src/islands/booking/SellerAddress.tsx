import { readablePhone } from '#domain/text/phone.ts'

import type { Seller } from './booking-props.ts'

interface Props {
  seller: Seller | null
}

/** Who sells it and where they are, to be read or written down. */
export function SellerAddress({ seller }: Props) {
  if (!seller) return null
  return (
    <address>
      {[seller.name, seller.phone && readablePhone(seller.phone), seller.email, seller.address]
        .filter(part => part !== null)
        .map(part => (
          <span key={part}>{part}</span>
        ))}
    </address>
  )
}
