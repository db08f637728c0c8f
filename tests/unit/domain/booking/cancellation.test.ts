import { describe, expect, test } from 'vitest'

import { cancellationDeadline, firstStartOn, momentInAndalusia } from '#domain/booking/cancellation.ts'
import { dayAndTime } from '#domain/time/day-words.ts'
import { weekdays } from '#domain/time/schedule.ts'

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

describe('firstStartOn', () => {
  const timetable = {
    durationMinutes: 60,
    eventDate: null,
    schedules: [
      {
        kind: 'starts',
        season: { from: '04-01', until: '10-31' },
        starts: ['12:30', '09:30'],
        weekdays: weekdays.filter(day => day < 6)
      }
    ]
  } as const

  test('is the earliest of the day', () => {
    const { durationMinutes, eventDate, schedules } = structuredClone(timetable)
    const own = {
      durationMinutes,
      eventDate,
      schedules: schedules.map(schedule => ({ ...schedule, starts: [...schedule.starts] }))
    }
    expect(firstStartOn('2027-05-03', own)).toBe('2027-05-03T07:30:00.000Z')
    expect(firstStartOn('2027-05-01', own)).toBeNull()
    expect(firstStartOn('2027-01-04', own)).toBeNull()
  })
})
