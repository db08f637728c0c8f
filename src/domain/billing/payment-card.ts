/** The brands a card may show. */
export const cardBrands = [
  'visa',
  'mastercard',
  'american-express',
  'diners-club',
  'discover',
  'jcb',
  'maestro',
  'unionpay',
  'other'
] as const

export type CardBrand = (typeof cardBrands)[number]

const brandNames = {
  'american-express': 'American Express',
  'diners-club': 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  other: null,
  unionpay: 'UnionPay',
  visa: 'Visa'
} as const satisfies Record<CardBrand, string | null>

/** Names of their own, the same in every language; null for the rest. */
export function brandName(brand: CardBrand): string | null {
  return brandNames[brand]
}

/** A card as far as it may be known here: never its number. */
export interface PaymentCard {
  brand: CardBrand
  lastDigits: string
  /** The last month it is good in, `YYYY-MM`. */
  expiry: string
  /** Whether the customer wants to find it again. */
  isSaved: boolean
}

/** One that is listed, under its id. */
export interface SavedCard extends PaymentCard {
  id: string
}

export const maxCards = 10
export const lastDigitsCount = 4

const furthestYears = 20

/** The id follows from the card, so that saving a card twice stores it once. */
export function cardId({ brand, expiry, lastDigits }: Omit<PaymentCard, 'isSaved'>): string {
  return `${brand}-${lastDigits}-${expiry}`
}

/** A card is good until the end of its month. `month` is the one we are in, `YYYY-MM`. */
export function isExpired({ expiry }: Pick<PaymentCard, 'expiry'>, month: string): boolean {
  return expiry < month
}

export function monthOf(moment: Date): string {
  return `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}`
}

/** Reads `4/28`, `04 / 2028` or `0428`: as it stands on a card. Null when it is no month. */
export function readExpiry(text: string): string | null {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*[/.\- ]?\s*((?:20)?\d{2})\s*$/.exec(text) ?? []
  return month === '' ? null : `20${year.slice(-2)}-${month.padStart(2, '0')}`
}

export type CardProblem =
  | { field: 'number'; code: 'card-number-invalid' }
  | { field: 'expiry'; code: 'card-expiry-invalid' | 'card-expired' }

/** Checks the expiry date of a card; null when nothing is wrong. */
export function expiryProblem(expiry: string | null, month: string): CardProblem | null {
  if (expiry === null || Number(expiry.slice(0, 4)) > Number(month.slice(0, 4)) + furthestYears) {
    return { code: 'card-expiry-invalid', field: 'expiry' }
  }
  return isExpired({ expiry }, month) ? { code: 'card-expired', field: 'expiry' } : null
}
