import {
  askSaveCard,
  cardsCall,
  cardsIn,
  removeCardCall,
  saveCardCall
} from '#contract/calls/payment-cards.ts'
import type { SavedCard, PaymentCard } from '#domain/billing/payment-card.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

export interface CardCalls {
  list: () => Promise<Result<SavedCard[]>>
  save: (card: PaymentCard) => Promise<Result<string>>
  remove: (id: string) => Promise<Result<string>>
}

function createCardCalls(call: Call): CardCalls {
  return {
    list: async () => mapResult(await callFunction(call, cardsCall, {}), cardsIn),
    remove: async id => mapResult(await callFunction(call, removeCardCall, { id }), answer => answer.id),
    save: async card =>
      mapResult(await callFunction(call, saveCardCall, askSaveCard(card)), answer => answer.id)
  }
}

export const cardCalls = createCardCalls(customerCall)
