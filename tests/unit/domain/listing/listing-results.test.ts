import { expect, test } from 'vitest'

import { countFound } from '#domain/listing/listing-filter.ts'
import { countsOf, resultsOf } from '#domain/listing/listing-results.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'

import { anEntry, asked, at, startingAt } from '../../../fixtures/listing.ts'

const entries = [
  anEntry({ price: 30, schedules: [startingAt('10:00')], slug: 'morning' }),
  anEntry({ price: 10, schedules: [startingAt('11:00')], slug: 'noon' })
]

function results(state: Partial<ListingState>, time: string) {
  const moment = { mode: 'default', now: at(time) } as const
  return resultsOf(entries, asked(state), { moment, position: null, startsNearby: false })
}

test('shows what matches, in its order', () => {
  const { emptiness, placed } = results({ order: 'price', when: 'today' }, '09:00')
  expect(placed.map(({ entry }) => entry.slug)).toEqual(['noon', 'morning'])
  expect(emptiness).toBeNull()
})

test('says that it is too late, and how many there are tomorrow', () => {
  expect(results({ when: 'today' }, '20:00').emptiness).toEqual({ kind: 'too-late', tomorrow: 2 })
})

test('does not blame the hour when nothing fits anyway', () => {
  expect(results({ isFree: true, when: 'today' }, '20:00').emptiness).toEqual({ kind: 'none', tomorrow: 0 })
  expect(results({ isFree: true }, '20:00').emptiness).toEqual({ kind: 'none', tomorrow: null })
})

test('what publishes no times comes last under a day or an hour, and is not counted as found', () => {
  const silent = anEntry({ price: 5, schedules: [], slug: 'silent' })
  const moment = { mode: 'default', now: at('09:00') } as const
  const found = (state: Partial<ListingState>) => {
    const { placed } = resultsOf([silent, ...entries], asked(state), {
      moment,
      position: null,
      startsNearby: false
    })
    return { ...countsOf(placed), last: placed.at(-1)?.entry.slug }
  }
  expect(found({ when: 'today' })).toEqual({ asking: 1, found: 2, last: 'silent', limited: 0 })
  expect(found({ dayParts: ['morning'], order: 'price' })).toEqual({
    asking: 1,
    found: 2,
    last: 'silent',
    limited: 0
  })
  expect(found({ isFree: true, when: 'today' })).toEqual({
    asking: 0,
    found: 0,
    last: undefined,
    limited: 0
  })
  expect(found({})).toEqual({ asking: 0, found: 3, last: 'noon', limited: 0 })
})

test('who may be left out by an age limit is not counted as found, in the list nor beside a choice', () => {
  const limited = anEntry({ rates: '@8 26/20', slug: 'limited' })
  const forAll = anEntry({ rates: '40/20', slug: 'for-all' })
  const moment = { mode: 'default', now: at('09:00') } as const
  const party = { ...asked().party, adults: 2, ages: [6], children: 1 }
  const found = (these: (typeof forAll)[], state: Partial<ListingState>) =>
    resultsOf(these, asked({ party, ...state }), { moment, position: null, startsNearby: false })
  expect(countsOf(found([limited, forAll], {}).placed)).toEqual({ asking: 0, found: 1, limited: 1 })
  expect(found([limited], {})).toMatchObject({ emptiness: { kind: 'none' }, placed: [{ isLimited: true }] })
  expect(countFound([limited, forAll], asked({ party }), moment)).toBe(1)
  expect(countFound([limited, forAll], asked(), moment)).toBe(2)
})
