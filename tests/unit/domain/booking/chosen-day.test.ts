import { describe, expect, test } from 'vitest'

import { chosenDayOf, lastStart, startMeant } from '#domain/booking/chosen-day.ts'
import type { Timetable } from '#domain/catalogue/availability.ts'
import type { Schedule } from '#domain/time/schedule.ts'

import { friday, openFrom, startingAt } from '../../../fixtures/listing.ts'

const saturday = '2026-11-21'
const now = { day: friday, minutes: 11 * 60 }
const timetable = (...schedules: Schedule[]): Timetable => ({
  durationMinutes: null,
  eventDate: null,
  schedules
})
const twice = timetable(startingAt('17:00', '10:00'))
const onSaturdays = timetable({ ...startingAt('10:00'), weekdays: [6] })

const startsOf = (day: string, times: Timetable) => {
  const chosen = chosenDayOf(day, times, [], now)
  return chosen.kind === 'open' ? chosen.starts : []
}

describe('chosenDayOf', () => {
  test('a day before today is past', () => {
    expect(chosenDayOf('2026-11-19', twice, [], now)).toEqual({ kind: 'past' })
  })

  test('without a timetable any day may be asked for', () => {
    expect(chosenDayOf(saturday, timetable(), [], now)).toEqual({ kind: 'unknown' })
  })

  test('an open day has its starts in order', () => {
    expect(startsOf(saturday, twice).map(({ first }) => first)).toEqual([600, 1020])
  })

  test('of today what has begun is over, and can still be read', () => {
    expect(startsOf(friday, twice).map(({ isOver }) => isOver)).toEqual([true, false])
  })

  test('within opening hours it begins from now on', () => {
    expect(startsOf(friday, timetable(openFrom('10:00', '14:00')))).toEqual([
      { first: 660, isOver: false, last: 840 }
    ])
  })

  test('a day that the timetable leaves out leads to the next one that it has', () => {
    const next = { day: saturday, first: 600, last: 600 }
    expect(chosenDayOf(friday, onSaturdays, [], now)).toEqual({ kind: 'closed', next, reason: 'not-offered' })
  })

  test('after the last start of today the next day comes', () => {
    const evening = { ...now, minutes: 18 * 60 }
    expect(chosenDayOf(friday, twice, [], evening)).toMatchObject({
      kind: 'closed',
      next: { day: saturday, first: 600 },
      reason: 'over'
    })
  })

  test('what the company closes is passed over, too', () => {
    const daysOff = [{ from: saturday, reason: 'sold-out', until: '2026-11-27' }] as const
    expect(chosenDayOf(saturday, onSaturdays, daysOff, now)).toMatchObject({
      kind: 'closed',
      next: { day: '2026-11-28' },
      reason: 'sold-out'
    })
    expect(chosenDayOf(friday, onSaturdays, daysOff, now)).toMatchObject({ next: { day: '2026-11-28' } })
  })

  test('what never comes back has no next day', () => {
    expect(chosenDayOf(saturday, timetable({ ...startingAt('10:00'), weekdays: [] }), [], now)).toEqual({
      kind: 'closed',
      next: null,
      reason: 'not-offered'
    })
  })
})

describe('the start that is meant', () => {
  test('is the first where there are several, until another one is chosen', () => {
    const starts = startsOf(saturday, twice)
    expect(startMeant(starts, null)).toBe(600)
    expect(startMeant(starts, 1020)).toBe(1020)
  })

  test('is the only one that is left', () => {
    expect(startMeant(startsOf(friday, twice), null)).toBe(1020)
    expect(startMeant(startsOf(friday, twice), 600)).toBe(1020)
  })

  test('is the first where the chosen one is of another day, and none where one may come at any time', () => {
    expect(startMeant(startsOf(saturday, timetable(openFrom('10:00', '14:00'))), null)).toBeNull()
    expect(startMeant(startsOf(saturday, twice), 570)).toBe(600)
  })

  test('until one is chosen, a cancellation is over when it is over for the last of the day', () => {
    expect(lastStart(startsOf(saturday, twice))).toBe(1020)
    expect(lastStart(startsOf(friday, twice))).toBe(1020)
  })
})
