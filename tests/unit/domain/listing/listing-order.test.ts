import { describe, expect, test } from 'vitest'

import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import { noParty } from '#domain/visit/visit.ts'
import { sortEntries, effectiveOrder, toggleOrder } from '#domain/listing/listing-order.ts'
import type { Order } from '#domain/listing/listing-state.ts'
import type { Coordinates } from '#domain/place/place.ts'

import { anEntry } from '../../../fixtures/listing.ts'

const malaga = { lat: 36.72, lng: -4.42 }

function slugs(entries: ListingEntry[], order: Order, position: Coordinates | null = null) {
  return sortEntries(entries, order, position).map(({ entry }) => entry.slug)
}

describe('arrange', () => {
  test('by price: free first, equals in the initial order, unknown last', () => {
    const entries = [
      anEntry({ price: null, slug: 'unknown' }),
      anEntry({ price: 20, slug: 'dear' }),
      anEntry({ price: 5, slug: 'cheap' }),
      anEntry({ price: 0, slug: 'free' }),
      anEntry({ price: 5, slug: 'cheap-too' })
    ]
    expect(slugs(entries, 'price')).toEqual(['free', 'cheap', 'cheap-too', 'dear', 'unknown'])
  })

  test('by price of a party: by its total, and by the headline where single people pay nothing', () => {
    const entries = [
      anEntry({ price: 30, rates: '30/10', slug: 'cheap-for-children' }),
      anEntry({ price: 25, rates: '25', slug: 'all-pay-alike' }),
      anEntry({ price: 60, rates: '', slug: 'boat-for-all' }),
      anEntry({ price: 0, rates: '0', slug: 'free' })
    ]
    const party = { ...noParty, adults: 1, children: 2 }
    const sorted = sortEntries(entries, 'price', null, { party }).map(({ entry }) => entry.slug)
    expect(sorted).toEqual(['free', 'cheap-for-children', 'boat-for-all', 'all-pay-alike'])
  })

  test('with children, an experience that does not admit them comes last in every order', () => {
    const entries = [
      anEntry({ rates: '@8 26/20', slug: 'limited' }),
      anEntry({ rates: '40/20', slug: 'for-all' })
    ]
    const party = { ...noParty, adults: 2, ages: [6], children: 1 }
    for (const order of ['initial', 'price', 'nearby'] as const) {
      expect(sortEntries(entries, order, malaga, { party }).map(({ entry }) => entry.slug)).toEqual([
        'for-all',
        'limited'
      ])
    }
    expect(sortEntries(entries, 'initial', null).map(({ entry }) => entry.slug)).toEqual([
      'limited',
      'for-all'
    ])
  })

  test('nearby: nearest first, without a place last, with the distance', () => {
    const entries = [
      anEntry({ slug: 'nowhere' }),
      anEntry({ position: { lat: 37.39, lng: -5.99 }, slug: 'sevilla' }),
      anEntry({ position: { lat: 36.75, lng: -4.4 }, slug: 'close' })
    ]
    expect(slugs(entries, 'nearby', malaga)).toEqual(['close', 'sevilla', 'nowhere'])
    expect(sortEntries(entries, 'nearby', malaga).map(({ km }) => km && Math.round(km))).toEqual([
      4,
      158,
      null
    ])
  })

  test('the initial order is left alone', () => {
    expect(slugs([anEntry({ slug: 'b' }), anEntry({ slug: 'a' })], 'initial')).toEqual(['b', 'a'])
  })
})

describe('effectiveOrder', () => {
  test.each([
    [null, false, false, 'initial'],
    [null, true, true, 'nearby'],
    [null, false, true, 'initial'],
    ['nearby', false, false, 'initial'],
    ['nearby', true, false, 'nearby'],
    ['price', true, true, 'price'],
    ['initial', true, true, 'initial']
  ] as const)(
    'chosen %s, position %s, begins with the nearest %s: %s',
    (chosen, hasPosition, startsNearby, order) => {
      expect(effectiveOrder(chosen, { hasPosition, startsNearby })).toBe(order)
    }
  )
})

describe('toggledOrder', () => {
  test('leads to the order, to the other one, and back to the initial one', () => {
    expect(toggleOrder('initial', 'price', false)).toBe('price')
    expect(toggleOrder('price', 'nearby', false)).toBe('nearby')
    expect(toggleOrder('nearby', 'nearby', false)).toBeNull()
  })

  test('where lists begin with the nearest, the initial order has to be asked for', () => {
    expect(toggleOrder('nearby', 'nearby', true)).toBe('initial')
  })
})
