import { z } from 'zod/mini'

import { cardBrands, cardId, type SavedCard, type PaymentCard } from '#domain/billing/payment-card.ts'

import { readerOf } from '#contract/fields/plain-fields.ts'

/**
 * A document of `usuarios/{uid}/tarjetas`. It is strict: a request with more than this, a number for example, is refused,
 * so that it never comes near the database.
 */
export const cardDocument = z.strictObject({
  caducidad: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
  guardar: z.boolean(),
  marca: z.enum(cardBrands),
  terminacion: z.string().check(z.regex(/^\d{4}$/))
})

export type CardDocument = z.output<typeof cardDocument>

const readCard = readerOf(cardDocument)

export function decodeCard(document: unknown): PaymentCard | null {
  const found = readCard(document)
  return found && cardIn(found)
}

export function cardIn({ caducidad, guardar, marca, terminacion }: CardDocument): PaymentCard {
  return { brand: marca, expiry: caducidad, isSaved: guardar, lastDigits: terminacion }
}

export function savedCard(card: PaymentCard): SavedCard {
  return { ...card, id: cardId(card) }
}

export function encodeCard({ brand, expiry, isSaved, lastDigits }: PaymentCard): CardDocument {
  return { caducidad: expiry, guardar: isSaved, marca: brand, terminacion: lastDigits }
}
