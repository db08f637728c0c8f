import { atom, computed } from 'nanostores'

import type { FailureTexts } from '#domain/failure.ts'
import {
  cardId,
  type CardProblem,
  expiryProblem,
  type KeptCard,
  monthOf,
  type PaymentCard,
  readExpiry
} from '#domain/payment-card.ts'
import { checkCardNumber, type CheckCardNumber } from '#services/card-numbers.ts'
import { type CardCalls, cardCalls } from '#services/payment-cards.ts'

import { createHeld, createTurn, failedAloud, type Held, type ChangeOutcome } from './held.ts'
import { showSnackbar } from './snackbar.ts'

export interface CardTexts {
  failure: FailureTexts
  saved: string
  saveFailed: string
  removed: string
  removeFailed: string
}

/** As it is typed. The number is looked at and forgotten: no state ever holds it. */
export interface TypedCard {
  number: string
  expiry: string
  isSaved: boolean
}

export type AddOutcome = ChangeOutcome | { kind: 'invalid'; problems: CardProblem[] }

/** The cards of the customer: those of the account, and those that are only meant for this visit to the page. */
export function createPaymentCards(
  { list, remove, save }: CardCalls,
  check: CheckCardNumber,
  now: () => Date
) {
  const { $held, change, load } = createHeld<KeptCard>(list)
  const { $busy, take } = createTurn()
  const $ofThisVisit = atom<readonly KeptCard[]>([])
  const $cards = computed([$held, $ofThisVisit], (held, ofThisVisit): Held<KeptCard> => {
    if (held.kind !== 'held') return held
    const others = ofThisVisit.filter(({ id }) => held.items.every(item => item.id !== id))
    return { ...held, items: [...held.items, ...others] }
  })

  async function add(typed: TypedCard, texts: CardTexts): Promise<AddOutcome> {
    const card = await read(typed, check, monthOf(now()))
    if (card === 'unreachable') return failedAloud(texts.saveFailed, 'unavailable', texts)
    if ('length' in card) return { kind: 'invalid', problems: card }
    const kept = { ...card, id: cardId(card) }
    if (card.isSaved) {
      const answer = await save(card)
      if (answer.kind === 'failed') return failedAloud(texts.saveFailed, answer.code, texts)
      change(items => [...items.filter(({ id }) => id !== kept.id), kept])
    } else {
      $ofThisVisit.set([...$ofThisVisit.get().filter(({ id }) => id !== kept.id), kept])
    }
    showSnackbar({ color: 'success', text: texts.saved })
    return { kind: 'done' }
  }

  return {
    $busy,
    $cards,
    add: (typed: TypedCard, texts: CardTexts): Promise<AddOutcome> => take('new', () => add(typed, texts)),
    load: (): Promise<void> => {
      $ofThisVisit.set([])
      return load()
    },
    remove: ({ id }: KeptCard, texts: CardTexts): Promise<ChangeOutcome> =>
      take(id, async () => {
        const isOnlyHere = $ofThisVisit.get().some(card => card.id === id)
        const answer = isOnlyHere ? null : await remove(id)
        if (answer?.kind === 'failed' && answer.code !== 'not-found') {
          return failedAloud(texts.removeFailed, answer.code, texts)
        }
        change(items => items.filter(item => item.id !== id))
        $ofThisVisit.set($ofThisVisit.get().filter(item => item.id !== id))
        showSnackbar({ color: 'success', text: texts.removed })
        return { kind: 'done' }
      })
  }
}

/** The card that was typed, or what is wrong with it. */
async function read(
  { expiry: typedExpiry, isSaved, number }: TypedCard,
  check: CheckCardNumber,
  month: string
): Promise<PaymentCard | CardProblem[] | 'unreachable'> {
  const expiry = readExpiry(typedExpiry)
  const dateProblem = expiryProblem(expiry, month)
  const checked = await check(number)
  if (checked.kind === 'unreachable') return 'unreachable'
  const problems: CardProblem[] = dateProblem === null ? [] : [dateProblem]
  if (checked.kind === 'invalid') return [{ code: 'card-number-invalid', field: 'number' }, ...problems]
  if (expiry === null || problems.length > 0) return problems
  return { brand: checked.brand, expiry, isSaved, lastDigits: checked.lastDigits }
}

export const paymentCards = createPaymentCards(cardCalls, checkCardNumber, () => new Date())
