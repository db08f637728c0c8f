import { describe, expect, test } from 'vitest'

import { plannedDay } from '#domain/plan/planned-day.ts'

import { friday, startingAt } from '../../../fixtures/listing.ts'
import { aPlanEntry } from '../../../fixtures/plan/entries.ts'

describe('saved for a day, an experience stands in the plan', () => {
  test('on that day where it takes place then, and where its days are not known', () => {
    expect(plannedDay(friday, aPlanEntry('kayak', { schedules: [startingAt('09:30')] }))).toBe(friday)
    expect(plannedDay(friday, aPlanEntry('mirador'))).toBe(friday)
  })

  test('without a day where it does not', () => {
    const inSummer = { ...startingAt('09:30'), season: { from: '06-01', until: '08-31' } }
    expect(plannedDay(friday, aPlanEntry('kayak', { schedules: [inSummer] }))).toBeNull()
  })

  test('on its own day where it is an event of another one', () => {
    const recital = aPlanEntry('recital', { eventDate: { end: null, start: '2026-12-21T20:00:00+01:00' } })
    expect(plannedDay(friday, recital)).toBe('2026-12-21')
  })
})
