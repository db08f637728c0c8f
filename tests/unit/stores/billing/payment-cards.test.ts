import { describe, expect, test } from 'vitest'

import type { PaymentCard } from '#domain/billing/payment-card.ts'
import { messages } from '#i18n/text/messages.ts'
import { checkCardNumber } from '#services/billing/card-numbers.ts'
import type { CardCalls } from '#services/billing/payment-cards.ts'
import { createPaymentCards } from '#stores/billing/payment-cards.ts'

const texts = { ...messages.en.cards, failure: messages.en.failure }
const visa = { expiry: '04/28', isSaved: true, number: '4242 4242 4242 4242' }

async function theCards(calls: Partial<CardCalls> = {}) {
  const sent: PaymentCard[] = []
  const store = createPaymentCards(
    {
      list: async () => ({ kind: 'done', value: [] }),
      remove: async id => ({ kind: 'done', value: id }),
      save: async card => {
        sent.push(card)
        return { kind: 'done', value: 'x' }
      },
      ...calls
    },
    checkCardNumber,
    () => new Date(2026, 10, 21)
  )
  await store.load()
  return { sent, store }
}

describe('a card number', () => {
  test.each([
    ['4242 4242 4242 4242', 'visa', '4242'],
    ['5555-5555-5555-4444', 'mastercard', '4444'],
    ['378282246310005', 'american-express', '0005'],
    ['6759649826438453', 'maestro', '8453'],
    ['2200000000000004', 'other', '0004']
  ])('%s is of %s, and known by %s', async (number, brand, lastDigits) => {
    expect(await checkCardNumber(number)).toEqual({ brand, kind: 'valid', lastDigits })
  })

  test.each(['', '4242', '4242424242424241', 'abcd', '<script>'])('%j is none', async number => {
    expect(await checkCardNumber(number)).toEqual({ kind: 'invalid' })
  })
})

describe('adding a card', () => {
  test('sends and keeps no more than its last digits, its date and its brand', async () => {
    const { sent, store } = await theCards()
    expect(await store.add(visa, texts)).toEqual({ kind: 'done' })
    const card = { brand: 'visa', expiry: '2028-04', isSaved: true, lastDigits: '4242' }
    expect(sent).toEqual([card])
    expect(store.$cards.get()).toEqual({ kind: 'ready', value: [{ ...card, id: 'visa-4242-2028-04' }] })
  })

  test('that is not for the future sends nothing, and is forgotten with the page', async () => {
    const { sent, store } = await theCards()
    await store.add({ ...visa, isSaved: false }, texts)
    expect(sent).toEqual([])
    expect(store.$cards.get()).toMatchObject({ value: [{ isSaved: false, lastDigits: '4242' }] })
    await store.load()
    expect(store.$cards.get()).toEqual({ kind: 'ready', value: [] })
  })

  test('with a wrong number and an old date names both', async () => {
    const { sent, store } = await theCards()
    const outcome = await store.add({ expiry: '10/26', isSaved: true, number: '4242 4242 4242 4241' }, texts)
    expect(outcome).toMatchObject({
      problems: [{ code: 'card-number-invalid' }, { code: 'card-expired' }]
    })
    expect(sent).toEqual([])
  })

  test('that fails says why', async () => {
    const { store } = await theCards({ save: async () => ({ code: 'too-many', kind: 'failed' }) })
    expect(await store.add(visa, texts)).toEqual({
      kind: 'failed',
      text: 'Failed to add the card: you have as many as there is room for. Remove one first.'
    })
  })

  test('twice at once adds once', async () => {
    const { sent, store } = await theCards()
    await Promise.all([store.add(visa, texts), store.add(visa, texts)])
    expect(sent).toHaveLength(1)
  })
})

test('a card of this visit is removed without asking anybody', async () => {
  const { store } = await theCards({ remove: async () => ({ code: 'internal', kind: 'failed' }) })
  await store.add({ ...visa, isSaved: false }, texts)
  const card = {
    brand: 'visa',
    expiry: '2028-04',
    id: 'visa-4242-2028-04',
    isSaved: false,
    lastDigits: '4242'
  } as const
  expect(await store.remove(card, texts)).toEqual({ kind: 'done' })
  expect(store.$cards.get()).toEqual({ kind: 'ready', value: [] })
})
