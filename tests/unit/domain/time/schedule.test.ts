import { describe, expect, test } from 'vitest'

import { firstTime, isInSeason, type Schedule, timeOfDay, weekdays } from '#domain/time/schedule.ts'

const summer = { from: '06-15', until: '09-15' }
const winter = { from: '11-01', until: '02-28' }

function starts(...times: string[]): Schedule {
  return { kind: 'starts', season: null, starts: times, weekdays: [1] }
}

function open(opens: string, closes: string): Schedule {
  return { closes, kind: 'open', opens, season: null, weekdays: [1] }
}

test('a week has seven days', () => {
  expect(weekdays).toHaveLength(7)
})

describe('isInSeason', () => {
  test('without a season is always true', () => {
    expect(isInSeason(null, '01-01')).toBe(true)
  })

  test.each([
    ['06-14', false],
    ['06-15', true],
    ['08-01', true],
    ['09-15', true],
    ['09-16', false]
  ])('of a summer season, %s: %s', (day, isIn) => {
    expect(isInSeason(summer, day)).toBe(isIn)
  })

  test.each([
    ['10-31', false],
    ['11-01', true],
    ['12-31', true],
    ['01-01', true],
    ['02-28', true],
    ['02-29', false],
    ['07-01', false]
  ])('of a season over New Year, %s: %s', (day, isIn) => {
    expect(isInSeason(winter, day)).toBe(isIn)
  })

  test('a season of one day is that day', () => {
    const oneDay = { from: '02-28', until: '02-28' }
    expect(['02-27', '02-28', '03-01'].filter(day => isInSeason(oneDay, day))).toEqual(['02-28'])
  })
})

describe('firstTime', () => {
  test('is the earliest start or opening', () => {
    expect(firstTime([starts('12:30', '10:00'), open('09:30', '20:00')])).toBe('09:30')
  })

  test('takes the smallest, not the first', () => {
    expect(firstTime([starts('12:30', '10:00')])).toBe('10:00')
  })

  test('is unknown without schedules', () => {
    expect(firstTime([])).toBeNull()
  })
})

describe('timeOfDay', () => {
  test.each([
    [null, 'day'],
    ['00:00', 'night'],
    ['05:59', 'night'],
    ['06:00', 'morning'],
    ['10:29', 'morning'],
    ['10:30', 'day'],
    ['18:29', 'day'],
    ['18:30', 'evening'],
    ['21:29', 'evening'],
    ['21:30', 'night'],
    ['23:59', 'night']
  ])('at %s it is %s', (time, light) => {
    expect(timeOfDay(time)).toBe(light)
  })
})
