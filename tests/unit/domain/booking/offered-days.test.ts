import { describe, expect, test } from 'vitest'

import { firstOfferedDay, isOfferedOn, monthOf, stripOf } from '#domain/booking/offered-days.ts'
import type { DayOff } from '#domain/time/day-off.ts'
import { readTimetable } from '#domain/time/timetable-text.ts'
import { at, friday } from '../../../fixtures/listing.ts'

const offer = (timetable: string, daysOff: DayOff[] = []) => ({
  daysOff,
  timetable: readTimetable(timetable)
})
const fridays = offer(';5,,18:00')
const anyDay = offer('')
const isFriday = (day: string) => isOfferedOn(day, fridays, at('09:00'))

describe('isOfferedOn', () => {
  test.each([
    [friday, '09:00', true],
    [friday, '18:01', false],
    ['2020-01-03', '09:00', false]
  ])('%s at %s: %s', (day, time, isOpen) => {
    expect(isOfferedOn(day, fridays, at(time))).toBe(isOpen)
  })

  test('a day off is closed, also where no timetable is known', () => {
    const closed = offer('', [{ from: friday, reason: 'closed', until: friday }])
    expect(isOfferedOn(friday, closed, at('09:00'))).toBe(false)
    expect(isOfferedOn(friday, anyDay, at('09:00'))).toBe(true)
  })
})

describe('firstOfferedDay', () => {
  test('is a week later when today is over, and unknown without a timetable', () => {
    expect(firstOfferedDay(fridays, at('09:00'))).toBe(friday)
    expect(firstOfferedDay(fridays, at('19:00'))).toBe('2026-11-27')
    expect(firstOfferedDay(anyDay, at('09:00'))).toBeNull()
  })
})

describe('stripOf', () => {
  test('begins today, or with a chosen day that it would not reach', () => {
    const first = (chosen: string | null) => stripOf(chosen, isFriday, friday)[0]?.day
    expect(first(null)).toBe(friday)
    expect(first('2026-12-03')).toBe(friday)
    expect(first('2026-12-04')).toBe('2026-12-04')
    expect(stripOf(null, isFriday, friday).filter(({ isOpen }) => isOpen)).toHaveLength(2)
  })
})

describe('monthOf', () => {
  test('has every day of the month, the past ones closed', () => {
    const days = monthOf(friday, day => isOfferedOn(day, anyDay, at('09:00')))
    expect(days).toHaveLength(30)
    expect(days.filter(({ isOpen }) => isOpen)[0]?.day).toBe(friday)
  })
})
