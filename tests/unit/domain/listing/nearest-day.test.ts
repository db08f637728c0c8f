import { expect, test } from 'vitest'

import { isPast, nearestDay } from '#domain/listing/nearest-day.ts'

import { asked, friday } from '../../../fixtures/listing.ts'

const nearest = (when: string | null, ...fitting: string[]) =>
  nearestDay(asked({ when }), friday, state => fitting.filter(day => day === state.when).length)

test('is the closest day before or after that has something', () => {
  expect(nearest('2026-11-28', '2026-11-24', '2026-11-30')).toEqual({ count: 1, day: '2026-11-30' })
  expect(nearest('2026-11-28', '2026-11-27', '2026-11-30')?.day).toBe('2026-11-27')
  expect(nearest('2026-11-28', '2026-11-27', '2026-11-29')?.day).toBe('2026-11-29')
})

test('is never before today, and after a week the one that follows it', () => {
  expect(nearest('tomorrow', '2026-11-19', '2026-11-25')?.day).toBe('2026-11-25')
  expect(nearest('week', '2026-11-23')?.day).toBe('2026-11-23')
})

test('of a day that is past is the first from today on, today itself, too', () => {
  expect(nearest('2020-01-01', friday, '2026-11-21')?.day).toBe(friday)
})

test('is none where no day is asked for, and where nothing fits for weeks', () => {
  expect([nearest(null, friday), nearest('today', '2027-02-01')]).toEqual([null, null])
})

test('a day is past when it is before today; a week and any day are not', () => {
  const past = (when: string | null) => isPast({ when }, friday)
  expect([past('2026-11-19'), past(friday), past('today'), past('week'), past(null)]).toEqual([
    true,
    false,
    false,
    false,
    false
  ])
})
