/** What stands in the card that late cards are drawn from, in the place of what differs from card to card. */
export const cardTokens = {
  dayOff: '__dayOff__',
  facts: '__facts__',
  name: '__name__',
  price: '__price__',
  priceFrom: '__priceFrom__',
  tagline: '__tagline__'
} as const
