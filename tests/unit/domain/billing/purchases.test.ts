import { describe, expect, test } from 'vitest'

import { invoiceFor, invoiceNumber, isInvoiceNumber, seriesAt } from '#domain/billing/invoice.ts'
import { boughtExperiences, inOrder, invoiceAction } from '#domain/billing/purchase.ts'
import { centsOf, totalCents, vatShares } from '#domain/billing/vat.ts'
import { anAddress, anInvoice, aPurchase } from '../../../fixtures/purchases.ts'

describe('vatShares', () => {
  const line = (unitCents: number, vatPercent: number, quantity = 1) => ({ quantity, unitCents, vatPercent })

  test('net and VAT of a rate add up to what was paid', () => {
    expect(vatShares([line(3550, 21, 2)])).toEqual([
      { grossCents: 7100, netCents: 5868, vatCents: 1232, vatPercent: 21 }
    ])
  })

  test('rates stand apart, the lowest first, and are rounded once', () => {
    const shares = vatShares([line(999, 21), line(1000, 10), line(999, 21), line(500, 0)])
    expect(shares.map(({ grossCents, netCents, vatPercent }) => [vatPercent, netCents, grossCents])).toEqual([
      [0, 500, 500],
      [10, 909, 1000],
      [21, 1651, 1998]
    ])
  })

  test.each([1, 99, 3333, 12_345, 99_999])('nothing of %i cents is lost at any rate', cents => {
    for (const rate of [0, 4, 5, 10, 21]) {
      const [share] = vatShares([line(cents, rate, 3)])
      expect((share?.netCents ?? 0) + (share?.vatCents ?? 0)).toBe(cents * 3)
    }
  })

  test('euros become whole cents', () => {
    expect([0.1 + 0.2, 35.5, 1.005 * 100].map(centsOf)).toEqual([30, 3550, 10_050])
  })
})

describe('invoiceAction', () => {
  test.each([
    [{}, { kind: 'generate' }],
    [{ invoice: 'F2026-000001' }, { kind: 'see', number: 'F2026-000001' }],
    [
      { invoice: 'F2026-000001', state: 'refunded' as const },
      { kind: 'see', number: 'F2026-000001' }
    ],
    [{ isInvoicedByUs: false }, { kind: 'unavailable', why: 'other-seller' }],
    [{ state: 'pending' as const }, { kind: 'unavailable', why: 'pending' }],
    [{ state: 'cancelled' as const }, { kind: 'unavailable', why: 'cancelled' }],
    [{ state: 'refunded' as const }, { kind: 'unavailable', why: 'refunded' }],
    [{ lines: [] }, { kind: 'unavailable', why: 'free' }]
  ])('of a purchase with %j is %j', (fields, action) => {
    expect(invoiceAction(aPurchase(fields))).toEqual(action)
  })
})

describe('purchases', () => {
  const [old, recent] = [
    aPurchase({ boughtAt: '2025-01-01T00:00:00+01:00', id: 'old' }),
    aPurchase({ boughtAt: '2026-01-01T00:00:00Z', id: 'recent' })
  ]

  test('stand with the newest first', () => {
    expect(inOrder([old, recent]).map(({ id }) => id)).toEqual(['recent', 'old'])
  })

  test('bought twice is one experience, of the newest purchase', () => {
    expect(boughtExperiences([old, recent])).toEqual([
      { boughtAt: recent.boughtAt, name: recent.name, slug: recent.slug, takesPlaceAt: recent.takesPlaceAt }
    ])
  })

  test('given back is not bought', () => {
    expect(boughtExperiences([aPurchase({ state: 'refunded' }), aPurchase({ state: 'cancelled' })])).toEqual(
      []
    )
  })

  test('without a page of their own are counted one by one', () => {
    expect(boughtExperiences([old, recent].map(purchase => ({ ...purchase, slug: null })))).toHaveLength(2)
  })
})

describe('an invoice', () => {
  test('has a number of its series that can be told from others', () => {
    expect(invoiceNumber('F2026', 1)).toBe('F2026-000001')
    expect(['F2026-000001', 'F2026-1', 'f2026-000001', '../F2026-000001'].map(isInvoiceNumber)).toEqual([
      true,
      false,
      false,
      false
    ])
  })

  test.each([
    ['2026-12-31T22:59:59Z', 'F2026'],
    ['2026-12-31T23:00:00Z', 'F2027']
  ])('made at %s is of the series %s: the year turns where the seller is', (moment, series) => {
    expect(seriesAt(new Date(moment), 'Europe/Madrid')).toBe(series)
  })

  test('takes the texts of its language from the purchase, and the buyer as they are now', () => {
    const { madeAt, seller } = anInvoice()
    const buyer = anAddress()
    const invoice = invoiceFor(aPurchase(), { buyer, language: 'en', madeAt, seller, uid: 'ana' })
    expect(invoice).toMatchObject({ buyer, purchaseId: 'p1', subject: 'Kayak in Maro' })
    expect(invoice.lines.map(({ description }) => description)).toEqual(['Adult'])
    expect(totalCents(invoice.lines)).toBe(7100)
  })
})
