import { describe, expect, test } from 'vitest'

import { firstOfferedDay, isOfferedOn } from '#domain/booking/offered-days.ts'
import { monthOf, stripOf } from '#domain/booking/strip.ts'
import type { DayOff } from '#domain/time/day-off.ts'
import { addDays } from '#domain/time/calendar-day.ts'
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
  const stripWith = (chosen: string | null, firstOffered: string | null) =>
    stripOf(chosen, isFriday, { firstOffered, today: friday }).map(({ day }) => day)

  test('begins today while it reaches the chosen day', () => {
    for (const chosen of [null, friday, '2026-12-03']) expect(stripWith(chosen, null)[0]).toBe(friday)
    const open = stripOf(null, isFriday, { firstOffered: friday, today: friday }).filter(
      ({ isOpen }) => isOpen
    )
    expect(open).toHaveLength(2)
  })

  test('begins with a season that is later', () => {
    expect(stripWith('2027-04-01', '2027-04-01')[0]).toBe('2027-04-01')
  })

  test.each([null, friday, '2026-12-03', '2026-12-04', '2026-12-10', '2027-01-15'])(
    'has each chosen day, and none of its days that can be chosen moves it: offered from %s',
    firstOffered => {
      for (let ahead = 0; ahead < 80; ahead += 1) {
        const chosen = addDays(friday, ahead)
        const strip = stripWith(chosen, firstOffered)
        expect(strip).toContain(chosen)
        expect((strip[0] ?? '') >= friday).toBe(true)
        for (const other of strip.filter(day => day >= (firstOffered ?? friday)))
          expect(stripWith(other, firstOffered)).toEqual(strip)
      }
    }
  )
})

describe('monthOf', () => {
  test('has every day of the month, the past ones closed', () => {
    const days = monthOf(friday, day => isOfferedOn(day, anyDay, at('09:00')))
    expect(days).toHaveLength(30)
    expect(days.filter(({ isOpen }) => isOpen)[0]?.day).toBe(friday)
  })
})
