import { describe, expect, test } from 'vitest'

import { type Amount, isPriceFromPlausible, priceFrom, type PriceFrom, priceRank } from '#domain/price.ts'

function aPrice(...amounts: number[]): { name: null; amounts: Amount[] } {
  return { amounts: amounts.map((euros, index) => ({ audience: `a${index}`, euros })), name: null }
}

describe('priceFrom', () => {
  test('is the lowest amount of all lines, with its audience', () => {
    expect(priceFrom([aPrice(35, 20), aPrice(28)], null)).toEqual({ audience: 'a1', euros: 20, kind: 'from' })
  })

  test('ignores free entries', () => {
    expect(priceFrom([aPrice(12, 0)], null)).toMatchObject({ euros: 12 })
  })

  test('names the first audience of those that pay the least', () => {
    expect(priceFrom([aPrice(9, 9)], null)).toMatchObject({ audience: 'a0' })
  })

  test('is free when every amount is 0', () => {
    expect(priceFrom([aPrice(0, 0)], null)).toEqual({ kind: 'free' })
  })

  test('a stored price does not turn what is free into something paid', () => {
    expect(priceFrom([aPrice(0)], 5)).toEqual({ kind: 'free' })
  })

  test('a stored price does not count beside the list', () => {
    expect(priceFrom([aPrice(20)], 10)).toMatchObject({ euros: 20 })
  })

  test('is the stored price when there is no list', () => {
    expect(priceFrom([], 12.5)).toEqual({ audience: null, euros: 12.5, kind: 'from' })
  })

  test.each([null, 0, -3])('a stored %s without a list is unknown, never free', stored => {
    expect(priceFrom([], stored)).toEqual({ kind: 'unknown' })
  })

  test('lines without amounts state nothing', () => {
    expect(priceFrom([aPrice(), aPrice()], null)).toEqual({ kind: 'unknown' })
  })
})

describe('isPriceFromPlausible', () => {
  test.each([
    [20, true],
    [21.9, true],
    [22, true],
    [22.1, false],
    [19.99, false]
  ])('a stored %d beside a lowest of 20: %s', (stored, isPlausible) => {
    expect(isPriceFromPlausible(stored, 20)).toBe(isPlausible)
  })
})

test('priceRank puts free first and unknown last', () => {
  const prices: PriceFrom[] = [
    { kind: 'unknown' },
    { audience: null, euros: 8, kind: 'from' },
    { kind: 'free' },
    { audience: null, euros: 3, kind: 'from' }
  ]
  const ordered = prices.toSorted((a, b) => priceRank(a) - priceRank(b))
  expect(ordered.map(price => (price.kind === 'from' ? price.euros : price.kind))).toEqual([
    'free',
    3,
    8,
    'unknown'
  ])
})
