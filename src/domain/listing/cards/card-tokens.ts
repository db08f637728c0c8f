/** Placeholders in the card from which late cards are drawn; each card puts its own values in their place. */
export const cardTokens = {
  dayOff: '__dayOff__',
  facts: '__facts__',
  name: '__name__',
  price: '__price__',
  priceFrom: '__priceFrom__',
  tagline: '__tagline__'
} as const
