import { expect, test } from 'vitest'

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
  expect(found({ when: 'today' })).toEqual({ asking: 1, found: 2, last: 'silent' })
  expect(found({ dayParts: ['morning'], order: 'price' })).toEqual({ asking: 1, found: 2, last: 'silent' })
  expect(found({ isFree: true, when: 'today' })).toEqual({ asking: 0, found: 0, last: undefined })
  expect(found({})).toEqual({ asking: 0, found: 3, last: 'noon' })
})
