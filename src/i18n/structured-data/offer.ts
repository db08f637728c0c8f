import type { IdReference, Offer } from 'schema-dts'

import { eurosOf, type PriceFrom } from '#domain/price.ts'

/** The price "from" that the page shows; nothing where no price is known. */
export function offerOf(
  price: PriceFrom,
  terms: { seller?: IdReference; url?: string } = {}
): Offer | undefined {
  const euros = eurosOf(price)
  return euros === null ? undefined : { '@type': 'Offer', price: euros, priceCurrency: 'EUR', ...terms }
}
