import { describe, expect, test } from 'vitest'

import { type MeetingEntry, readMeetings, writeMeetings } from '#domain/plan/meeting/meeting-entry.ts'
import {
  decodeMeeting,
  encodeMeeting,
  type Meeting,
  meetingDeadline,
  meetingTime
} from '#domain/plan/meeting/meeting.ts'
import { htmlLines } from '#domain/text/html-lines.ts'

import { friday, openFrom, startingAt } from '../../../fixtures/listing.ts'
import { aPlanEntry } from '../../../fixtures/plan/entries.ts'

const unknown: Meeting = { adults: null, children: null, day: null, slug: 'kayak', start: null }
const whole: Meeting = { adults: 2, children: 1, day: friday, slug: 'kayak', start: 9 * 60 + 30 }

describe('a meeting in an address', () => {
  test.each([
    [unknown, 'kayak'],
    [whole, 'kayak~20261120~0930~2~1'],
    [{ ...unknown, adults: 2 }, 'kayak~~~2']
  ])('%j is «%s»', (meeting, text) => {
    expect(encodeMeeting(meeting)).toBe(text)
    expect(decodeMeeting(text)).toEqual(meeting)
  })

  test.each(['', '~20261120', 'Kayak', '<script>', '../x'])('«%s» names no experience', text => {
    expect(decodeMeeting(text)).toBeNull()
  })

  test('what is none of a part is left out, part by part', () => {
    expect(decodeMeeting('kayak~20261399~2561~-1~100')).toEqual(unknown)
    expect(decodeMeeting('kayak%7e20261120~9999~2~x')).toEqual({ ...unknown, adults: 2, day: friday })
  })
})

describe('when to be there', () => {
  const kayak = aPlanEntry('kayak', { durationMinutes: 180, schedules: [startingAt('09:30', '16:00')] })
  const museum = aPlanEntry('museum', { schedules: [openFrom('10:00', '20:00')] })

  test('is a quarter of an hour before it begins', () => {
    expect(meetingTime(whole, kayak)).toEqual({ beThere: 555, end: 750, kind: 'start', start: 570 })
  })

  test('a start that there is not is the first one', () => {
    expect(meetingTime({ day: friday, start: 5 }, kayak)).toMatchObject({ start: 570 })
  })

  test('within opening hours it is the chosen moment, else all of them', () => {
    expect(meetingTime({ day: friday, start: 700 }, museum)).toMatchObject({ kind: 'start', start: 700 })
    expect(meetingTime({ day: friday, start: null }, museum)).toEqual({
      first: 600,
      kind: 'between',
      last: 1080
    })
  })

  test('is not made up', () => {
    const mondays = aPlanEntry('a', { schedules: [{ ...startingAt('10:00'), weekdays: [1 as const] }] })
    expect(meetingTime({ day: friday, start: null }, mondays)).toEqual({ kind: 'closed' })
    expect(meetingTime({ day: friday, start: 600 }, aPlanEntry('b'))).toEqual({ kind: 'unknown' })
    expect(meetingTime(unknown, kayak)).toEqual({ kind: 'no-day' })
  })

  test('cancelling is free until so many hours before, where that is stated', () => {
    const time = meetingTime(whole, kayak)
    expect(meetingDeadline(friday, time, { cancellationHours: 48 })).toBe('2026-11-18T08:30:00.000Z')
    expect(meetingDeadline(friday, time, { cancellationHours: null })).toBeNull()
    expect(meetingDeadline(friday, { kind: 'closed' }, { cancellationHours: 48 })).toBeNull()
  })
})

describe('the file of meeting points', () => {
  const entry: MeetingEntry = {
    address: 'Playa',
    bring: ['Gorra'],
    cancellationHours: 48,
    company: 'Mar',
    included: [],
    languages: 'español',
    phone: null,
    slug: 'kayak',
    where: { language: 'es', text: 'En la arena' }
  }

  test('is read as it was written', () => {
    expect(readMeetings(writeMeetings([entry]))).toEqual(new Map([['kayak', entry]]))
  })

  test('of another make is refused', () => {
    expect(() => readMeetings({ ...writeMeetings([entry]), bring: ['Gorra'] })).toThrow(TypeError)
  })
})

test('html is read as lines', () => {
  expect(
    htmlLines('<p>Uno &amp; dos.</p><ul><li><strong>Tres</strong></li><li></li></ul>cuatro<br />cinco')
  ).toEqual(['Uno & dos.', 'Tres', 'cuatro', 'cinco'])
})
