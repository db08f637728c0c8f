import { z } from 'zod/mini'

import type { SavedCard, PaymentCard } from '#domain/billing/payment-card.ts'
import { cardDocument, cardIn, encodeCard } from '#contract/user-documents/payment-card.ts'
import { id } from '#contract/fields/plain-fields.ts'

import { defineCall } from './call.ts'

const cardAnswer = z.array(z.extend(cardDocument, { id }))

type CardAnswer = z.output<typeof cardAnswer>

/** `listarTarjetas`: the cards the customer wants to find again. */
export const cardsCall = defineCall('listarTarjetas', z.object({}), cardAnswer)

export function cardsIn(answer: CardAnswer): SavedCard[] {
  return answer.map(({ id: keptId, ...document }) => ({ ...cardIn(document), id: keptId }))
}

export function answerCards(cards: readonly SavedCard[]): CardAnswer {
  return cards.map(card => ({ ...encodeCard(card), id: card.id }))
}

const saveRequest = z.extend(cardDocument, { guardar: z.literal(true) })

/** `guardarTarjeta`: keeps a card for the future; one that is not for the future is never sent. */
export const saveCardCall = defineCall('guardarTarjeta', saveRequest, z.object({ id }))

export function askSaveCard(card: PaymentCard): z.output<typeof saveRequest> {
  return { ...encodeCard(card), guardar: true }
}

/** `borrarTarjeta` */
export const removeCardCall = defineCall('borrarTarjeta', z.object({ id }), z.object({ id }))
