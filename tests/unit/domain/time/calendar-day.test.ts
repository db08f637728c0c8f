import { describe, expect, test } from 'vitest'

import {
  addDays,
  clockInAndalusia,
  isDay,
  monthsLater,
  nextWeekday,
  restOfWeek,
  weekdayOf
} from '#domain/time/calendar-day.ts'

describe('clockInAndalusia', () => {
  test.each([
    ['2026-07-01T22:30:00Z', { day: '2026-07-02', minutes: 30 }],
    ['2026-12-31T22:59:00Z', { day: '2026-12-31', minutes: 23 * 60 + 59 }],
    ['2026-12-31T23:00:00Z', { day: '2027-01-01', minutes: 0 }]
  ])('at %s it is %o', (moment, clock) => {
    expect(clockInAndalusia(new Date(moment))).toEqual(clock)
  })
})

test('addDays crosses months, years and the changes of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
})

test.each([
  ['2026-11-22', 7, '2027-06-01'],
  ['2026-12-31', 2, '2027-02-01'],
  ['2026-03-01', 0, '2026-03-01']
])('the first of the month, from %s %i months later: %s', (day, count, first) => {
  expect(monthsLater(day, count)).toBe(first)
})

test('weekdayOf counts from Monday', () => {
  expect(weekdayOf('2026-11-20')).toBe(5)
  expect(weekdayOf('2026-11-22')).toBe(7)
})

describe('restOfWeek', () => {
  test('goes to Sunday', () => {
    expect(restOfWeek('2026-11-20')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
  })

  test('on a Sunday is that day alone', () => {
    expect(restOfWeek('2026-11-22')).toEqual(['2026-11-22'])
  })
})

test.each([
  ['2026-11-20', true],
  ['2026-02-30', false],
  ['hoy', false],
  ['2026-1-2', false]
])('isDay %s: %s', (text, answer) => {
  expect(isDay(text)).toBe(answer)
})

test('nextWeekday is today, or the next one', () => {
  expect(nextWeekday('2026-11-25', 6)).toBe('2026-11-28')
  expect(nextWeekday('2026-11-28', 6)).toBe('2026-11-28')
  expect(nextWeekday('2026-11-29', 6)).toBe('2026-12-05')
})
