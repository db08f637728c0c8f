import { describe, expect, test } from 'vitest'

import { tallyOf } from '#domain/listing/tally.ts'
import { townsOf } from '#domain/listing/towns.ts'

import { anEntry, asked, at, friday, startingAt } from '../../../fixtures/listing.ts'

const moment = { mode: 'default', now: at('12:00') } as const
const nerja = { name: 'Nerja', slug: 'nerja' }
const alora = { name: 'Álora', slug: 'alora' }

describe('the number beside a choice', () => {
  test('is what the day and the other filters leave', () => {
    const entries = [
      anEntry({ categories: ['kayak'], schedules: [startingAt('18:00')], slug: 'a' }),
      anEntry({ categories: ['kayak'], schedules: [startingAt('10:00')], slug: 'b' }),
      anEntry({ categories: ['cuevas'], schedules: [startingAt('10:00')], slug: 'c' })
    ]
    const [anyDay, today] = [asked(), asked({ when: friday })].map(state => tallyOf(entries, state, moment))
    expect([anyDay?.('categories', ['kayak']), anyDay?.('categories', ['cuevas'])]).toEqual([2, 1])
    expect([today?.('categories', ['kayak']), today?.('categories', ['cuevas'])]).toEqual([1, 0])
    expect([today?.('dayParts', ['morning']), today?.('dayParts', ['afternoon'])]).toEqual([0, 1])
  })

  test('does not depend on what else is chosen of the same kind', () => {
    const entries = [anEntry({ slug: 'a', town: nerja }), anEntry({ slug: 'b', town: alora })]
    const tally = tallyOf(entries, asked({ towns: ['nerja'] }), moment)
    expect(tally('towns', ['alora'])).toBe(1)
  })

  test('leaves out what does not admit the party that has no car, and what is hidden', () => {
    const entries = [
      anEntry({ isCarFree: true, slug: 'a', town: nerja }),
      anEntry({ slug: 'b', town: nerja }),
      anEntry({ hiddenFor: ['default'], isCarFree: true, slug: 'c', town: nerja })
    ]
    const party = { ...asked().party, isCarFree: true }
    expect(tallyOf(entries, asked({ party }), moment)('towns', ['nerja'])).toBe(1)
  })
})

test('towns stand once each, by their names', () => {
  const entries = [nerja, alora, nerja, null].map(town => anEntry({ town }))
  expect(townsOf(entries, 'es')).toEqual([alora, nerja])
})
