import {
  askSaveCard,
  cardsCall,
  cardsIn,
  removeCardCall,
  saveCardCall
} from '#contract/calls/payment-cards.ts'
import type { PaymentCard } from '#domain/billing/payment-card.ts'
import { mapResult } from '#domain/data/remote.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

export const cardCalls = {
  list: async () => mapResult(await callFunction(customerCall, cardsCall, {}), cardsIn),
  remove: async (id: string) =>
    mapResult(await callFunction(customerCall, removeCardCall, { id }), answer => answer.id),
  save: async (card: PaymentCard) =>
    mapResult(await callFunction(customerCall, saveCardCall, askSaveCard(card)), answer => answer.id)
}

export type CardCalls = typeof cardCalls
