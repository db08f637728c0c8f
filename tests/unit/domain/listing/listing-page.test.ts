import { describe, expect, test } from 'vitest'

import {
  asksForWordsAlone,
  filterCount,
  fits,
  foldedCount,
  isAsBuilt,
  listingHref,
  orderOn,
  pathOf,
  queryOn,
  stateOn
} from '#domain/listing/listing-page.ts'
import { toggleItem } from '#domain/listing/listing-state.ts'
import { noParty } from '#domain/visit/visit.ts'

import { aListingPage, asked } from '../../../fixtures/listing.ts'

const category = aListingPage({ category: 'kayak', nearFirst: ['kayak'] })

describe('the page of a category', () => {
  test('shows that one, whatever the query says, and does not repeat it there', () => {
    const state = stateOn(category, new URLSearchParams('categorias=cuevas&gratis=1'))
    expect(state).toEqual(asked({ categories: ['kayak'], isFree: true }))
    expect(queryOn(category, state)).toBe('gratis=1')
  })

  test('cannot show others', () => {
    expect(fits(category, asked({ categories: ['kayak'] }))).toBe(true)
    expect(fits(category, asked({ categories: [] }))).toBe(false)
    expect(fits(category, asked({ categories: ['kayak', 'cuevas'] }))).toBe(false)
    expect(fits(aListingPage(), asked({ categories: ['kayak'] }))).toBe(true)
  })

  test('may begin with the nearest once a position is known', () => {
    const state = asked({ categories: ['kayak'] })
    expect(orderOn(category, state, true)).toBe('nearby')
    expect(orderOn(category, state, false)).toBe('initial')
  })
})

test('a page is as it was built with its own category, in the initial order, in either view', () => {
  expect(isAsBuilt(category, asked({ categories: ['kayak'], view: 'list' }), 'initial')).toBe(true)
  expect(isAsBuilt(category, asked({ categories: ['kayak'] }), 'price')).toBe(false)
  expect(isAsBuilt(aListingPage(), asked({ categories: ['kayak'] }), 'initial')).toBe(false)
})

test('a page is as it was built however many adults come, but not with children or without a car', () => {
  const adults = { ...noParty, adults: 4 }
  expect(isAsBuilt(aListingPage(), asked({ party: adults }), 'initial')).toBe(true)
  expect(isAsBuilt(aListingPage(), asked({ party: { ...adults, children: 1 } }), 'initial')).toBe(false)
  expect(isAsBuilt(aListingPage(), asked({ party: { ...adults, isCarFree: true } }), 'initial')).toBe(false)
})

test('the page of results shows nothing as it was built: whoever says who comes asks for all', () => {
  const results = aListingPage({ isSearch: true })
  expect(isAsBuilt(results, asked(), 'initial')).toBe(true)
  expect(isAsBuilt(results, asked({ party: { ...noParty, adults: 2 } }), 'initial')).toBe(false)
})

test('addresses carry the locale, and the query what was asked for', () => {
  expect(pathOf(aListingPage({ category: 'kayak', locale: 'en' }))).toBe(
    '/en/malaga/experiencias/listado/kayak'
  )
  expect(listingHref(aListingPage(), asked({ order: 'price' }))).toBe(
    '/malaga/experiencias/listado?orden=precios'
  )
  expect(listingHref(aListingPage(), asked())).toBe('/malaga/experiencias/listado')
})

test('a category toggles', () => {
  expect(toggleItem(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggleItem(['a', 'b'], 'a')).toEqual(['b'])
})

test('what is folded away is counted without the day, which stands in the bar', () => {
  const state = asked({ categories: ['kayak'], isFree: true, when: 'today' })
  expect(foldedCount(state)).toBe(2)
  expect(foldedCount(state, ['kayak'])).toBe(1)
  expect(foldedCount(asked({ when: 'today' }))).toBe(0)
})

test('filterCount counts kinds of filters, and neither order nor view', () => {
  expect(filterCount(asked({ order: 'price', view: 'list' }))).toBe(0)
  expect(
    filterCount(
      asked({ access: ['dogs', 'shade'], isFree: true, price: { from: 1, to: null }, when: 'today' })
    )
  ).toBe(4)
  expect(filterCount(asked({ categories: ['kayak'] }), ['kayak'])).toBe(0)
})

describe('asksForWordsAlone', () => {
  test.each([
    ['a word', { text: 'xyzzy' }, true],
    ['a word, and who comes', { party: { ...noParty, adults: 2, children: 1 }, text: 'xyzzy' }, true],
    ['a word, without a car', { party: { ...noParty, isCarFree: true }, text: 'xyzzy' }, false],
    ['a word and a filter', { isFree: true, text: 'xyzzy' }, false],
    ['nothing', {}, false]
  ])('%s', (_, given, alone) => {
    expect(asksForWordsAlone(asked(given))).toBe(alone)
  })
})
