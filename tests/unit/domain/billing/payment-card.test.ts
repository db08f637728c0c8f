import { describe, expect, test } from 'vitest'

import { cardId, expiryProblem, isExpired, monthOf, readExpiry } from '#domain/billing/payment-card.ts'

describe('the date on a card', () => {
  test.each([
    ['04/28', '2028-04'],
    ['4/28', '2028-04'],
    [' 04 / 2028 ', '2028-04'],
    ['0428', '2028-04'],
    ['12-30', '2030-12']
  ])('%j is %s', (text, expiry) => expect(readExpiry(text)).toBe(expiry))

  test.each(['', '13/28', '00/28', '04/1928', '4242 4242 4242 4242', '04/28/30'])('%j is none', text =>
    expect(readExpiry(text)).toBeNull()
  )

  test('is good until its month is over', () => {
    expect(['2026-10', '2026-11', '2026-12'].map(expiry => isExpired({ expiry }, '2026-11'))).toEqual([
      true,
      false,
      false
    ])
  })

  test('the month is the one of the person', () => {
    expect(monthOf(new Date(2026, 0, 31, 23, 59))).toBe('2026-01')
  })

  test.each([
    [null, 'card-expiry-invalid'],
    ['2026-10', 'card-expired'],
    ['2047-01', 'card-expiry-invalid']
  ])('%j is refused as %s', (expiry, code) => {
    expect(expiryProblem(expiry, '2026-11')).toEqual({ code, field: 'expiry' })
  })

  test('that is to come is fine', () => expect(expiryProblem('2026-11', '2026-11')).toBeNull())
})

test('the same card has the same id', () => {
  expect(cardId({ brand: 'visa', expiry: '2028-04', lastDigits: '4242' })).toBe('visa-4242-2028-04')
})
