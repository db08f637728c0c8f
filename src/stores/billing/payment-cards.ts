import { atom, computed } from 'nanostores'

import type { Remote } from '#domain/data/remote.ts'
import type { Texts } from '#texts.ts'
import {
  cardId,
  type CardProblem,
  expiryProblem,
  type SavedCard,
  monthOf,
  type PaymentCard,
  readExpiry
} from '#domain/billing/payment-card.ts'
import { checkCardNumber, type CheckCardNumber } from '#services/billing/card-numbers.ts'
import { type CardCalls, cardCalls } from '#services/billing/payment-cards.ts'

import { createRemoteList, createSingleTask, showFailure, type ChangeOutcome } from '#stores/site/remote.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'

type Outcomes = Pick<Texts['cards'], 'removed' | 'removeFailed' | 'saved' | 'saveFailed'>

export interface CardTexts extends Outcomes, Pick<Texts, 'failure'> {}

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
  const { $items, change, load } = createRemoteList<SavedCard>(list)
  const { $busy, take } = createSingleTask()
  const $ofThisVisit = atom<readonly SavedCard[]>([])
  const $cards = computed([$items, $ofThisVisit], (saved, ofThisVisit): Remote<readonly SavedCard[]> => {
    if (saved.kind !== 'ready') return saved
    const others = ofThisVisit.filter(({ id }) => saved.value.every(item => item.id !== id))
    return { kind: 'ready', value: [...saved.value, ...others] }
  })

  async function add(typed: TypedCard, texts: CardTexts): Promise<AddOutcome> {
    const card = await read(typed, check, monthOf(now()))
    if (card === 'unreachable') return showFailure(texts.saveFailed, 'unavailable', texts)
    if ('length' in card) return { kind: 'invalid', problems: card }
    const kept = { ...card, id: cardId(card) }
    if (card.isSaved) {
      const answer = await save(card)
      if (answer.kind === 'failed') return showFailure(texts.saveFailed, answer.code, texts)
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
    remove: ({ id }: SavedCard, texts: CardTexts): Promise<ChangeOutcome> =>
      take(id, async () => {
        const isOnlyHere = $ofThisVisit.get().some(card => card.id === id)
        const answer = isOnlyHere ? null : await remove(id)
        if (answer?.kind === 'failed' && answer.code !== 'not-found') {
          return showFailure(texts.removeFailed, answer.code, texts)
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
