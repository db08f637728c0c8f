import type { IdReference, Offer, UnitPriceSpecification } from 'schema-dts'

import { eurosOf, inAudienceOrder, type Price, type StatedPrice } from '#domain/catalogue/price.ts'
import type { Words } from '#i18n/text/words.ts'

const priceCurrency = 'EUR'

/** The price that the page states first, which is the adult's; nothing where no price is known. */
export function offerOf(
  price: StatedPrice,
  terms: { priceSpecification?: UnitPriceSpecification[]; seller?: IdReference; url?: string } = {}
): Offer | undefined {
  const euros = eurosOf(price)
  if (euros === null) return undefined
  return {
    '@type': 'Offer',
    availability: 'https://schema.org/InStock',
    price: euros,
    priceCurrency,
    ...terms
  }
}

/** Every rate of a price list by its name, where there is more than one: for whom it is, in which line. */
export function ratesOf(words: Words, prices: Price[]): UnitPriceSpecification[] | undefined {
  const rates = prices.flatMap(({ amounts, name }) =>
    inAudienceOrder(amounts).map(amount => ({
      '@type': 'UnitPriceSpecification' as const,
      name: [name && words.plain(name), words.audience(amount)].filter(Boolean).join(', '),
      price: amount.euros,
      priceCurrency,
      valueAddedTaxIncluded: true
    }))
  )
  return rates.length > 1 ? rates : undefined
}
