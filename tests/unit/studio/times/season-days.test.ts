import { expect, test } from 'vitest'

import { dayOfYearIn, daysBefore, daysOf, partsOfYear, storedDayOfYear } from '#studio/times/season-days.ts'

test.each([
  ['07-01', { day: '01', month: '07' }],
  ['07-', { day: '', month: '07' }],
  ['-15', { day: '15', month: '' }],
  ['', { day: '', month: '' }],
  [undefined, { day: '', month: '' }]
])('the day of the year %o is filled in in two parts, and stored as it was', (stored, parts) => {
  expect(dayOfYearIn(stored)).toEqual(parts)
  expect(storedDayOfYear(parts)).toBe(stored ?? '')
})

test.each(['verano', '7-1', '07/01', 701, '-'])('%o is no day of the year to fill in', stored => {
  expect(dayOfYearIn(stored)).toBeNull()
})

test('a month has its days, February those of a leap year', () => {
  expect(['02', '04', '07', ''].map(month => daysOf(month).length)).toEqual([29, 30, 31, 31])
})

test('days of the year are counted from New Year, and what is none is not', () => {
  expect(['01-01', '03-01', '12-31', '02-30', '07-'].map(daysBefore)).toEqual([0, 60, 365, null, null])
})

test('a season takes a part of the year, and two over New Year', () => {
  const part = (season: unknown) => partsOfYear(season, 'desde', 'hasta')
  expect(part(undefined)).toEqual([[0, 366]])
  expect(part({ desde: '01-02', hasta: '01-03' })).toEqual([[1, 3]])
  expect(part({ desde: '12-31', hasta: '01-01' })).toEqual([
    [0, 1],
    [365, 366]
  ])
  expect(part({ desde: '', hasta: '01-03' })).toEqual([])
})
