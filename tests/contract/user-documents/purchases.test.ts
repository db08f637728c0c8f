import { describe, expect, test } from 'vitest'

import { decodeCounter, decodeInvoice, encodeInvoice } from '#contract/user-documents/invoice.ts'
import { cardDocument, decodeCard, encodeCard } from '#contract/user-documents/payment-card.ts'
import { decodePurchase, encodePurchase } from '#contract/user-documents/purchase.ts'
import { decodeSaved, encodeSaved } from '#contract/user-documents/saved-experiences.ts'
import type { PaymentCard } from '#domain/billing/payment-card.ts'
import { anInvoice, aPurchase } from '../../fixtures/purchases.ts'

describe('a purchase', () => {
  test('is written with its Spanish field names and comes back', () => {
    const purchase = aPurchase({ invoice: 'F2026-000001', state: 'refunded' })
    const document = encodePurchase(purchase)
    expect(document).toEqual({
      estado: 'devuelta',
      factura: 'F2026-000001',
      facturable: true,
      fecha: '2026-10-02T10:00:00Z',
      fechaActividad: '2026-10-20T08:00:00Z',
      lineas: [{ cantidad: 2, concepto: { en: 'Adult', es: 'Adulto' }, iva: 21, precio: 35.5 }],
      nombre: { en: 'Kayak in Maro', es: 'Kayak en Maro' },
      slug: 'kayak-acantilados-maro'
    })
    expect(decodePurchase(purchase.id, document)).toEqual(purchase)
  })

  const plain = {
    estado: 'pagada',
    fecha: '2026-10-02T10:00:00+02:00',
    lineas: [{ cantidad: 1, concepto: 'Adulto', iva: 0, precio: 20 }],
    nombre: 'Kayak'
  }

  test('needs no more than what was bought, when and for how much; a plain text is Spanish', () => {
    expect(decodePurchase('p', plain)).toMatchObject({
      invoice: null,
      isInvoicedByUs: true,
      name: { es: 'Kayak' },
      slug: null,
      takesPlaceAt: null
    })
  })

  test('may be of an experience with a long address', () => {
    const slug = `${'paseo-'.repeat(24)}maro`
    expect(decodePurchase('p', { ...plain, slug })?.slug).toBe(slug)
  })

  test('may have its moments as the database keeps them', () => {
    const timestamp = { toDate: () => new Date('2026-10-02T08:00:00Z') }
    expect(decodePurchase('p', { ...plain, fecha: timestamp })?.boughtAt).toBe('2026-10-02T08:00:00.000Z')
  })

  test.each([
    null,
    'x',
    {},
    { ...plain, estado: 'perdida' },
    { ...plain, fecha: 'ayer' },
    { ...plain, lineas: [] },
    { ...plain, lineas: 'todas' },
    { ...plain, nombre: ' ' },
    { ...plain, nombre: { it: 'Kayak' } },
    { ...plain, lineas: [{ ...plain.lineas[0], precio: 20.005 }] },
    { ...plain, lineas: [{ ...plain.lineas[0], precio: '20' }] },
    { ...plain, lineas: [{ ...plain.lineas[0], cantidad: 0 }] },
    { ...plain, lineas: [{ ...plain.lineas[0], iva: 210 }] }
  ])('%j is none', document => expect(decodePurchase('p', document)).toBeNull())
})

describe('an invoice', () => {
  test('comes back as it was made', () => {
    expect(decodeInvoice(encodeInvoice(anInvoice()))).toEqual(anInvoice())
  })

  test.each([undefined, {}, { ...encodeInvoice(anInvoice()), numero: '1' }])('%j is none', document =>
    expect(decodeInvoice(document)).toBeNull()
  )

  test('has the first number where nothing was counted', () => {
    expect([decodeCounter(undefined), decodeCounter({ ultimo: 7 })]).toEqual([0, 7])
  })

  test.each([{}, null, { ultimo: '7' }, { ultimo: -1 }])('a counter of %j does not begin anew', document => {
    expect(() => decodeCounter(document)).toThrow('cannot be read')
  })
})

describe('a card', () => {
  const card: PaymentCard = { brand: 'visa', expiry: '2028-04', isSaved: true, lastDigits: '4242' }

  test('is written with its Spanish field names and comes back', () => {
    expect(encodeCard(card)).toEqual({
      caducidad: '2028-04',
      guardar: true,
      marca: 'visa',
      terminacion: '4242'
    })
    expect(decodeCard(encodeCard(card))).toEqual(card)
  })

  test.each([
    { terminacion: '4242424242424242' },
    { terminacion: '42' },
    { caducidad: '2028-13' },
    { guardar: 'sí' },
    { marca: 'otra' },
    { numero: '4242424242424242' },
    { cvc: '123' }
  ])('with %j is none: whole numbers are never kept', fields => {
    expect(decodeCard({ ...encodeCard(card), ...fields })).toBeNull()
    expect(cardDocument.safeParse({ ...encodeCard(card), ...fields }).success).toBe(false)
  })
})

describe('saved experiences', () => {
  test('come back with their days', () => {
    const plan = [
      { day: '2027-05-01', slug: 'kayak' },
      { day: null, slug: 'aves' }
    ]
    expect(decodeSaved(encodeSaved(plan))).toEqual(plan)
  })

  test.each([undefined, {}, { plan: 7 }, { plan: '1~x~<b>' }])('%j holds none', document =>
    expect(decodeSaved(document)).toEqual([])
  )
})
