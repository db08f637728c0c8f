import { describe, expect, test } from 'vitest'

import type { BillingAddress } from '#domain/billing/billing-address.ts'
import { messages } from '#i18n/text/messages.ts'
import type { AddressCalls } from '#services/billing/billing-addresses.ts'
import { createBillingAddresses } from '#stores/billing/billing-addresses.ts'
import { $snackbar } from '#stores/site/snackbar.ts'
import { anAddress } from '../../../fixtures/purchases.ts'

const texts = { ...messages.en.billing, failure: messages.en.failure }
const kept = { ...anAddress(), id: 'home' }

async function theAddresses(calls: Partial<AddressCalls> = {}) {
  const sent: BillingAddress[] = []
  const store = createBillingAddresses(
    {
      list: async () => ({ kind: 'done', value: [kept] }),
      remove: async id => ({ kind: 'done', value: id }),
      save: async (address, id) => {
        sent.push(address)
        return { kind: 'done', value: id ?? 'new-one' }
      },
      ...calls
    },
    async () => (_country, number) => number.endsWith('T')
  )
  await store.load()
  return { sent, store }
}

describe('saving an address', () => {
  test('keeps it tidied, and says so', async () => {
    const { sent, store } = await theAddresses()
    const written = anAddress({ name: ' Abel Sanz ', taxId: '00.000.000-t' })
    expect(await store.save(written, null, texts)).toEqual({ id: 'new-one', kind: 'done' })
    expect(sent).toEqual([anAddress({ name: 'Abel Sanz' })])
    expect(store.$addresses.get()).toMatchObject({ value: [{ id: 'new-one' }, { id: 'home' }] })
    expect($snackbar.get()).toMatchObject({ color: 'success', text: 'Address Saved' })
  })

  test('with an id changes the one that is there', async () => {
    const { store } = await theAddresses()
    await store.save(anAddress({ name: 'Eva' }), 'home', texts)
    expect(store.$addresses.get()).toMatchObject({ value: [{ id: 'home', name: 'Eva' }] })
  })

  test.each([
    [{ name: ' ' }, 'field-required'],
    [{ taxId: '00000000A' }, 'tax-id-invalid']
  ])('with %j sends nothing', async (fields, code) => {
    const { sent, store } = await theAddresses()
    expect(await store.save(anAddress(fields), null, texts)).toMatchObject({ problems: [{ code }] })
    expect(sent).toEqual([])
  })

  test('that fails says why in the words of the specification', async () => {
    const { store } = await theAddresses({ save: async () => ({ code: 'offline', kind: 'failed' }) })
    const text = 'Failed to save address: there is no connection.'
    expect(await store.save(anAddress(), null, texts)).toEqual({ kind: 'failed', text })
    expect($snackbar.get()).toMatchObject({ color: 'error', text })
    expect(store.$addresses.get()).toEqual({ kind: 'ready', value: [kept] })
  })

  test('twice at once sends once', async () => {
    const { sent, store } = await theAddresses()
    await Promise.all([store.save(anAddress(), null, texts), store.save(anAddress(), null, texts)])
    expect(sent).toHaveLength(1)
  })
})

describe('removing an address', () => {
  test.each(['home', 'gone'])('%s: it is there no more, and says so', async id => {
    const { store } = await theAddresses({
      remove: async asked =>
        asked === 'gone' ? { code: 'not-found', kind: 'failed' } : { kind: 'done', value: asked }
    })
    expect(await store.remove(id, texts)).toEqual({ kind: 'done' })
    expect($snackbar.get()).toMatchObject({ color: 'success', text: 'Address Removed' })
  })

  test('that fails says why and leaves it', async () => {
    const { store } = await theAddresses({ remove: async () => ({ code: 'internal', kind: 'failed' }) })
    const text = 'Failed to remove address: something went wrong on our side.'
    expect(await store.remove('home', texts)).toEqual({ kind: 'failed', text })
    expect(store.$addresses.get()).toEqual({ kind: 'ready', value: [kept] })
  })
})
