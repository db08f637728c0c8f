import { describe, expect, test } from 'vitest'

import {
  limitedForChildren,
  limitedIn,
  notCountedIn,
  partyTotalOf,
  totalOf
} from '#domain/plan/plan-total.ts'
import { noParty } from '#domain/visit/visit.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'

import { aPlanEntry, entriesOf } from '../../../fixtures/plan/entries.ts'

const cave = aPlanEntry('cueva', { rates: '24/14' })
const kayak = aPlanEntry('kayak', { rates: '32/22' })
const cellar = aPlanEntry('bodega', { rates: '24 36' })
const boat = aPlanEntry('barco', { price: '40 € el barco' })
const free = aPlanEntry('mirador', { rates: '0' })
const town = aPlanEntry('pueblo', { isDestination: true })

const itemsOf = (entries: PlanEntry[]) => entries.map(({ slug }) => ({ day: null, slug }))

const priceOf = (entries: PlanEntry[], people: { adults: number; children: number }) =>
  partyTotalOf(itemsOf(entries), entriesOf(...entries), { ...noParty, ...people })

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

describe('a plan costs', () => {
  const costOf = (...entries: PlanEntry[]) => totalOf(itemsOf(entries), entriesOf(...entries))

  test('each adult and each child what the price lists say, the adult’s price where there is none for children', () => {
    expect(costOf(cave, aPlanEntry('museo', { rates: '20' }))).toEqual({
      adult: { euros: 44, isFrom: false },
      child: { euros: 34, isFrom: false }
    })
  })

  test('at least the lowest of several rates', () => {
    expect(costOf(cave, cellar).adult).toEqual({ euros: 48, isFrom: true })
  })

  test('nothing that is known where all is paid by the boat', () => {
    expect(costOf(boat)).toEqual({ adult: null, child: null })
  })
})

test('the price of a boat is not counted as that of an adult, and that is said; a town costs nothing of its own', () => {
  const entries = [cave, boat, town, free]
  expect(notCountedIn(itemsOf(entries), entriesOf(...entries))).toBe(1)
  expect(totalOf(itemsOf(entries), entriesOf(...entries)).adult).toEqual({ euros: 24, isFrom: true })
  expect(totalOf(itemsOf([cave, town]), entriesOf(cave, town)).adult).toEqual({ euros: 24, isFrom: false })
})

test('stops that refuse somebody are named, and those that depend on an age nobody said', () => {
  const walk = aPlanEntry('caminito', { rates: '@8 34' })
  const items = itemsOf([cave, walk])
  const limitedFor = (ages: number[]) =>
    limitedIn(items, entriesOf(cave, walk), { ...noParty, adults: 2, ages, children: 1 }).map(
      ({ admission, entry }) => [entry.slug, admission.kind]
    )
  expect(limitedFor([6])).toEqual([['caminito', 'refused']])
  expect(limitedFor([])).toEqual([['caminito', 'depends']])
  expect(limitedFor([8])).toEqual([])
})

test('experiences that ask for an age are not in the price of a child, and are counted', () => {
  const admitting = aPlanEntry('flamenco', { rates: '@8 34' })
  const plan = [cave, admitting]
  expect(limitedForChildren(itemsOf(plan), entriesOf(...plan))).toBe(1)
  expect(totalOf(itemsOf(plan), entriesOf(...plan)).child).toEqual({ euros: 14, isFrom: true })
})
