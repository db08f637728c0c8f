import { getFirestore } from 'firebase-admin/firestore'

import { answerCards, cardsCall, removeCardCall, saveCardCall } from '#contract/calls/payment-cards.ts'
import { cardIn, decodeCard, encodeCard, savedCard } from '#contract/user-documents/payment-card.ts'
import { cardId, expiryProblem, maxCards, monthOf } from '#domain/billing/payment-card.ts'

import { callable } from '#functions/site/callable.ts'
import { readingLimits, writingLimits } from '#functions/site/limits.ts'
import { done, refuse } from '#functions/site/outcome.ts'
import { ownCollection, readAll } from '#functions/site/own-documents.ts'

export const listarTarjetas = callable(
  cardsCall,
  { limits: readingLimits, who: 'customer' },
  async (_request, { uid }) => {
    const cards = await readAll(ownCollection(uid, 'tarjetas'), (id, document) => {
      const card = decodeCard(document)
      return card && { ...savedCard(card), id }
    })
    // Anyone who sells may keep one for a single purchase: the customer did not ask to find it again.
    return done(answerCards(cards.filter(({ isSaved }) => isSaved)))
  }
)

export const guardarTarjeta = callable(
  saveCardCall,
  { limits: writingLimits, who: 'customer' },
  async (request, { uid }) => {
    const card = cardIn(request)
    const problem = expiryProblem(card.expiry, monthOf(new Date()))
    if (problem) return refuse('invalid-argument', 'No card that can be used', problem.code)
    const cards = ownCollection(uid, 'tarjetas')
    const kept = cards.doc(cardId(card))
    return getFirestore().runTransaction(async transaction => {
      const { docs } = await transaction.get(cards)
      const isKnown = docs.some(({ id }) => id === kept.id)
      if (!isKnown && docs.length >= maxCards) return refuse('resource-exhausted', 'Enough cards', 'too-many')
      transaction.set(kept, encodeCard(card))
      return done({ id: kept.id })
    })
  }
)

export const borrarTarjeta = callable(
  removeCardCall,
  { limits: writingLimits, who: 'customer' },
  async ({ id }, { uid }) => {
    const document = ownCollection(uid, 'tarjetas').doc(id)
    return getFirestore().runTransaction(async transaction => {
      if (!(await transaction.get(document)).exists) return refuse('not-found', 'No such card')
      transaction.delete(document)
      return done({ id })
    })
  }
)
