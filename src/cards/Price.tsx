import type { PriceView } from '#domain/listing/cards/card-view.ts'
import { priceLine } from '#domain/text/price-line.ts'

interface Props {
  /** Null for a destination, which has none. */
  price: PriceView | null
  /** `lines`: the headline, and below it the price "from". `headline`: that alone. */
  shape: 'headline' | 'lines'
}

/** How a row of an experience shows its price. `showPartyPrices` adds the price of a party where it finds `data-rates`. */
export function Price({ price, shape }: Props) {
  if (price === null) return null
  const { from, headline, rates } = price
  if (shape === 'headline') return <strong data-rates={rates || undefined}>{headline}</strong>
  return (
    <p className="price" data-rates={rates || undefined}>
      <strong>{headline}</strong> {from && <span data-price-from="">{from}</span>}
    </p>
  )
}

/** A price that is a text already; nothing where there is none. */
export function PriceText({ className, text }: { className: string; text: string }) {
  return text && <span className={className}>{text}</span>
}

/** The price as one of the facts of a row: what others pay than the headline says, the headline, or both. Empty where there is none. */
export function priceFact(price: PriceView | null, part: 'both' | 'headline' | 'others'): string {
  if (price === null) return ''
  const { from, headline } = price
  if (part === 'both') return priceLine(headline, from)
  return part === 'others' ? from : headline
}
