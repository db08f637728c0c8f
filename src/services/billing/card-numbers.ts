import { type CardBrand, cardBrands, lastDigitsCount } from '#domain/billing/payment-card.ts'

/** Result of checking a card number; nothing else about it may be kept. */
export type CardNumberCheck =
  | { kind: 'valid'; brand: CardBrand; lastDigits: string }
  | { kind: 'invalid' }
  | { kind: 'unreachable' }

export type CheckCardNumber = (number: string) => Promise<CardNumberCheck>

/** Looks at a card number in the browser, and forgets all but its last digits. */
export const checkCardNumber: CheckCardNumber = async number => {
  const look = await loadLook()
  if (look === null) return { kind: 'unreachable' }
  const digits = number.replaceAll(/\D/g, '')
  const { card, isValid } = look(digits)
  if (!isValid) return { kind: 'invalid' }
  const brand = cardBrands.find(known => known === card?.type) ?? 'other'
  return { brand, kind: 'valid', lastDigits: digits.slice(-lastDigitsCount) }
}

/** The rules of all brands, fetched when a card is added. */
async function loadLook() {
  try {
    const { default: validator } = await import('card-validator')
    return validator.number
  } catch {
    return null
  }
}
