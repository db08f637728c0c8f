import { describe, expect, test } from 'vitest'

import { messages } from '#i18n/text/messages.ts'
import type { Result } from '#domain/data/remote.ts'
import type { PurchaseCalls } from '#services/billing/purchases.ts'
import { createRemoteList } from '#stores/site/remote.ts'
import { createPurchases } from '#stores/billing/purchases.ts'
import { $snackbar } from '#stores/site/snackbar.ts'
import { aPurchase } from '../../../fixtures/purchases.ts'

const texts = { ...messages.en.purchases, failure: messages.en.failure }
const wanted = { addressId: 'home', language: 'en', purchaseId: 'p1' } as const

function thePurchases(calls: Partial<PurchaseCalls> = {}) {
  const given: string[] = []
  const store = createPurchases(
    {
      correct: async () => ({ kind: 'done', value: 'R2026-000001' }),
      generate: async () => ({ kind: 'done', value: 'F2026-000001' }),
      list: async () => ({ kind: 'done', value: [aPurchase()] }),
      see: async () => ({ kind: 'done', value: new Blob(['%PDF']) }),
      ...calls
    },
    name => given.push(name)
  )
  return { given, store }
}

describe('purchases', () => {
  test('are being opened, then there', async () => {
    const { store } = thePurchases()
    const loading = store.load()
    expect(store.$purchases.get()).toEqual({ kind: 'loading' })
    await loading
    expect(store.$purchases.get()).toEqual({ kind: 'ready', value: [aPurchase()] })
  })

  test('that cannot be had say why', async () => {
    const { store } = thePurchases({ list: async () => ({ code: 'offline', kind: 'failed' }) })
    await store.load()
    expect(store.$purchases.get()).toEqual({ code: 'offline', kind: 'failed' })
  })

  test('know the number of an invoice that was made', async () => {
    const { store } = thePurchases()
    await store.load()
    expect(await store.generate(wanted, texts)).toEqual({ kind: 'done' })
    expect(store.$purchases.get()).toMatchObject({ value: [{ invoice: 'F2026-000001' }] })
    expect($snackbar.get()).toMatchObject({ color: 'success', text: 'Invoice F2026-000001 generated' })
  })

  test('know the number of the invoice that replaces another one, or why there is none', async () => {
    const { store } = thePurchases()
    await store.load()
    expect(await store.correct(wanted, texts)).toEqual({ kind: 'done' })
    expect(store.$purchases.get()).toMatchObject({ value: [{ invoice: 'R2026-000001' }] })
    expect($snackbar.get()).toMatchObject({ text: 'Correcting invoice R2026-000001 generated' })
    const refused = thePurchases({ correct: async () => ({ code: 'invoice-unchanged', kind: 'failed' }) })
    expect(await refused.store.correct(wanted, texts)).toEqual({
      kind: 'failed',
      text: 'Failed to correct the invoice: the invoice has those details already.'
    })
  })

  test('asked for an invoice twice at once ask once', async () => {
    let asked = 0
    const { store } = thePurchases({
      generate: async () => {
        asked += 1
        return { kind: 'done', value: 'F2026-000001' }
      }
    })
    const outcomes = await Promise.all([store.generate(wanted, texts), store.generate(wanted, texts)])
    expect([asked, outcomes.map(({ kind }) => kind)]).toEqual([1, ['done', 'busy']])
    expect(store.$busy.get()).toBeNull()
  })

  test.each([
    ['address-needed', 'Failed to generate the invoice: a billing address is missing.'],
    ['unauthenticated', 'Failed to generate the invoice: your session has ended. Sign in again.'],
    ['deadline-exceeded', 'Failed to generate the invoice: the service does not answer. Try again later.'],
    ['internal', 'Failed to generate the invoice: something went wrong on our side.']
  ])('a failure with the code %s says so, in the snackbar and where it happened', async (code, text) => {
    const { store } = thePurchases({ generate: async () => ({ code, kind: 'failed' }) })
    expect(await store.generate(wanted, texts)).toEqual({ kind: 'failed', text })
    expect($snackbar.get()).toMatchObject({ color: 'error', text })
  })

  test('give the document under its number, and nothing when there is none', async () => {
    const { given, store } = thePurchases()
    await store.see('p1', 'F2026-000001', texts)
    expect(given).toEqual(['F2026-000001.pdf'])
    const none = thePurchases({ see: async () => ({ code: 'not-found', kind: 'failed' }) })
    expect(await none.store.see('p1', 'F2026-000001', texts)).toMatchObject({ kind: 'failed' })
    expect(none.given).toEqual([])
  })
})

test('of several questions the last one counts, whenever the answers come', async () => {
  const answers: ((answer: Result<string[]>) => void)[] = []
  const { $items, load } = createRemoteList<string>(() => new Promise(resolve => answers.push(resolve)))
  const [first, second] = [load(), load()]
  answers[1]?.({ kind: 'done', value: ['mine'] })
  await second
  answers[0]?.({ kind: 'done', value: ['of somebody else'] })
  await first
  expect($items.get()).toEqual({ kind: 'ready', value: ['mine'] })
})
