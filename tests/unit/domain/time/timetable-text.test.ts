import { expect, test } from 'vitest'

import { readTimetable, writeTimetable } from '#domain/time/timetable-text.ts'
import type { Schedule } from '#domain/time/schedule.ts'

import { openFrom, startingAt } from '../../../fixtures/listing.ts'

const season = { from: '04-01', until: '06-14' }
const schedules: Schedule[] = [
  { ...startingAt('09:30', '12:30'), except: [{ from: '2026-12-24', until: '2026-12-26' }], season },
  openFrom('10:00', '13:30')
]

test.each([180, null])('a timetable is read as it was written, %s minutes long', durationMinutes => {
  const text = writeTimetable({ durationMinutes, schedules })
  expect(text).not.toMatch(/[<>&"']/)
  expect(readTimetable(text)).toEqual({ durationMinutes, eventDate: null, schedules })
})

test('the same text is the same timetable', () => {
  const text = writeTimetable({ durationMinutes: 60, schedules })
  expect(readTimetable(text)).toBe(readTimetable(text))
})

test('no text is a timetable without anything', () => {
  expect(readTimetable('')).toEqual({ durationMinutes: null, eventDate: null, schedules: [] })
})
