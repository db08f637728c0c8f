import { describe, expect, test } from 'vitest'

import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import { matcher } from '#domain/listing/listing-filter.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'

import { anEntry, asked, at, openFrom, startingAt } from '../../../fixtures/listing.ts'

function isFound(
  entry: Partial<ListingEntry>,
  state: Partial<ListingState>,
  now = at('12:00'),
  mode: OperatingMode = 'default'
) {
  return matcher(asked(state), { mode, now })(anEntry(entry))
}

test('without filters everything matches that the mode does not hide', () => {
  expect(isFound({}, {})).toBe(true)
  expect(isFound({ hiddenFor: ['rentacar'] }, {}, at('12:00'), 'rentacar')).toBe(false)
})

describe('categories', () => {
  test('one of the chosen ones is enough', () => {
    expect(isFound({ categories: ['cuevas'] }, { categories: ['barcos', 'cuevas'] })).toBe(true)
    expect(isFound({ categories: ['cuevas'] }, { categories: ['barcos'] })).toBe(false)
  })
})

describe('price', () => {
  test.each([
    [10, true],
    [25, true],
    [26, false],
    [9, false],
    [null, false]
  ])('%s euros in a range of 10 to 25: %s', (price, answer) => {
    expect(isFound({ price }, { price: { from: 10, to: 25 } })).toBe(answer)
  })

  test('an open side has no limit', () => {
    expect(isFound({ price: 500 }, { price: { from: 10, to: null } })).toBe(true)
    expect(isFound({ price: 0 }, { price: { from: null, to: 10 } })).toBe(true)
  })

  test('a range the wrong way round is turned', () => {
    expect(isFound({ price: 20 }, { price: { from: 25, to: 10 } })).toBe(true)
  })

  test('free is an explicit price of 0, never a missing one', () => {
    expect(isFound({ price: 0 }, { isFree: true })).toBe(true)
    expect(isFound({ price: null }, { isFree: true })).toBe(false)
    expect(isFound({ price: 5 }, { isFree: true })).toBe(false)
  })
})

describe('duration', () => {
  test.each([
    [120, 'short'],
    [121, 'medium'],
    [240, 'medium'],
    [241, 'long'],
    [2880, 'long']
  ] as const)('%i minutes are %s', (durationMinutes, length) => {
    expect(isFound({ durationMinutes }, { lengths: [length] })).toBe(true)
  })

  test('an unknown duration is none of them', () => {
    expect(isFound({ durationMinutes: null }, { lengths: ['short', 'medium', 'long'] })).toBe(false)
  })
})

test('facts of access must all be confirmed', () => {
  expect(isFound({ access: ['dogs', 'shade'] }, { access: ['dogs', 'shade'] })).toBe(true)
  expect(isFound({ access: ['dogs'] }, { access: ['dogs', 'shade'] })).toBe(false)
})

describe('the day', () => {
  const morning = { schedules: [startingAt('10:00')] }

  test('today means still possible today', () => {
    expect(isFound(morning, { when: 'today' }, at('09:59'))).toBe(true)
    expect(isFound(morning, { when: 'today' }, at('10:01'))).toBe(false)
  })

  test('tomorrow and the rest of the week do not mind the hour', () => {
    expect(isFound(morning, { when: 'tomorrow' }, at('23:00'))).toBe(true)
    expect(isFound(morning, { when: 'week' }, at('23:00'))).toBe(true)
    expect(isFound(morning, { when: 'week' }, at('23:00', '2026-11-22'))).toBe(false)
  })

  test('a date that is past offers nothing', () => {
    expect(isFound(morning, { when: '2026-11-19' })).toBe(false)
    expect(isFound(morning, { when: '2026-12-24' })).toBe(true)
  })

  test('without a timetable nothing is promised for a day', () => {
    expect(isFound({}, { when: 'today' })).toBe(false)
  })
})

describe('start time', () => {
  test.each([
    ['12:59', 'morning'],
    ['13:00', 'afternoon'],
    ['18:59', 'afternoon'],
    ['19:00', 'evening']
  ] as const)('%s is in the %s', (time, part) => {
    expect(isFound({ schedules: [startingAt(time)] }, { dayParts: [part] })).toBe(true)
  })

  test('opening hours count up to the last start', () => {
    const open = { durationMinutes: 120, schedules: [openFrom('10:00', '20:30')] }
    expect(isFound(open, { dayParts: ['afternoon'] })).toBe(true)
    expect(isFound(open, { dayParts: ['evening'] })).toBe(false)
  })

  test('day and part must hold for the same start', () => {
    const saturdayMorning = { ...startingAt('10:00'), weekdays: [6 as const] }
    const fridayEvening = { ...startingAt('20:00'), weekdays: [5 as const] }
    const schedules = [saturdayMorning, fridayEvening]
    expect(isFound({ schedules }, { dayParts: ['evening'], when: '2026-11-21' })).toBe(false)
    expect(isFound({ schedules }, { dayParts: ['evening'], when: 'today' })).toBe(true)
  })
})
