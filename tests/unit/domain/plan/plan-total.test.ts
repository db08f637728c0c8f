import { describe, expect, test } from 'vitest'

import { partyTotalOf } from '#domain/plan/plan-total.ts'

import { aPlanEntry, entriesOf } from '../../../fixtures/plan/entries.ts'

const cave = aPlanEntry('cueva', { adult: 24, child: 14, rates: '24/14' })
const kayak = aPlanEntry('kayak', { adult: 32, child: 22, rates: '32/22' })
const cellar = aPlanEntry('bodega', { adult: 24, rates: '24 36' })
const boat = aPlanEntry('barco', { adult: 40 })
const free = aPlanEntry('mirador', { adult: 0, rates: '0' })

const priceOf = (entries: (typeof cave)[], people: { adults: number; children: number }) =>
  partyTotalOf(
    entries.map(({ slug }) => ({ day: null, slug })),
    entriesOf(...entries),
    { ...people, isCarFree: false }
  )

test.each([
  [{ adults: 2, children: 1 }, 148],
  [{ adults: 0, children: 3 }, 108]
])('%j pay %s for a cave and a kayak', (people, euros) => {
  expect(priceOf([cave, kayak], people)).toEqual({ euros, isFrom: false })
})

test.each([
  { adults: 0, children: 0 },
  { adults: 20, children: 1 }
])('what %j pay is not said', people => {
  expect(priceOf([cave, kayak], people)).toBeNull()
})

describe('two adults and a child', () => {
  const people = { adults: 2, children: 1 }

  test('pay at least the lowest of several rates', () => {
    expect(priceOf([cellar], people)).toEqual({ euros: 72, isFrom: true })
  })

  test('are not three times the price of a boat: it is not counted, and the total is the least', () => {
    expect(priceOf([boat], people)).toBeNull()
    expect(priceOf([cave, boat], people)).toEqual({ euros: 62, isFrom: true })
  })

  test('pay nothing for what is free', () => {
    expect(priceOf([cave, free], people)).toEqual({ euros: 62, isFrom: false })
  })
})
