import { describe, expect, test } from 'vitest'

import {
  cancellationDeadline,
  deadlineLeft,
  isCancellableAfter,
  momentInAndalusia
} from '#domain/booking/cancellation.ts'
import { dayAndTime } from '#domain/time/day-words.ts'

describe('momentInAndalusia', () => {
  test.each([
    ['2026-11-26', 18 * 60, '2026-11-26T17:00:00.000Z'],
    ['2026-07-01', 9 * 60 + 30, '2026-07-01T07:30:00.000Z'],
    ['2027-03-28', 10 * 60, '2027-03-28T08:00:00.000Z'],
    ['2027-03-28', 60, '2027-03-28T00:00:00.000Z'],
    ['2026-10-25', 10 * 60, '2026-10-25T09:00:00.000Z'],
    ['2026-10-25', 60, '2026-10-24T23:00:00.000Z']
  ])('%s at minute %i is %s', (day, minutes, moment) => {
    expect(momentInAndalusia(day, minutes)).toBe(moment)
  })
})

test('hours count as they pass, also when the clocks change', () => {
  const start = momentInAndalusia('2027-03-28', 10 * 60)
  expect(dayAndTime('es', cancellationDeadline(start, 24))).toBe('sábado, 27 de marzo, 09:00')
})

test('the deadline as a date', () => {
  const start = momentInAndalusia('2026-11-28', 18 * 60)
  expect(dayAndTime('es', cancellationDeadline(start, 48))).toBe('jueves, 26 de noviembre, 18:00')
})

test('what can still be cancelled when the day is over: its deadline is on a later one', () => {
  const start = { day: '2026-11-28', first: 10 * 60, last: 10 * 60 }
  const on = (day: string, freeCancellationHours: number | null) =>
    isCancellableAfter(day, start, { freeCancellationHours })
  expect([on('2026-11-26', 24), on('2026-11-27', 24), on('2026-11-26', 48), on('2026-11-26', null)]).toEqual([
    true,
    false,
    false,
    false
  ])
})

describe('deadlineLeft', () => {
  const saturdayMorning = ['2026-11-28', 10 * 60] as const

  test('is the deadline while it has not passed', () => {
    const now = { day: '2026-11-26', minutes: 9 * 60 }
    expect(deadlineLeft(...saturdayMorning, 48, now)).toBe('2026-11-26T09:00:00.000Z')
  })

  test('is nothing from the minute after it on', () => {
    const now = { day: '2026-11-26', minutes: 10 * 60 }
    expect(deadlineLeft(...saturdayMorning, 48, now)).not.toBeNull()
    expect(deadlineLeft(...saturdayMorning, 48, { ...now, minutes: 10 * 60 + 1 })).toBeNull()
    expect(deadlineLeft(...saturdayMorning, 72, now)).toBeNull()
  })
})
