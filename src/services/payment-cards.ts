import {
  askSaveCard,
  cardsCall,
  cardsIn,
  removeCardCall,
  saveCardCall
} from '#contract/calls/payment-cards.ts'
import type { KeptCard, PaymentCard } from '#domain/payment-card.ts'

import { type Answered, ask, mapped } from './asking.ts'
import { type Call, customerCall } from './callable.ts'

export interface CardCalls {
  list: () => Promise<Answered<KeptCard[]>>
  save: (card: PaymentCard) => Promise<Answered<string>>
  remove: (id: string) => Promise<Answered<string>>
}

function createCardCalls(call: Call): CardCalls {
  return {
    list: async () => mapped(await ask(call, cardsCall, {}), cardsIn),
    remove: async id => mapped(await ask(call, removeCardCall, { id }), answer => answer.id),
    save: async card => mapped(await ask(call, saveCardCall, askSaveCard(card)), answer => answer.id)
  }
}

export const cardCalls = createCardCalls(customerCall)
