import { describe, expect, test } from 'vitest'

import {
  hoursText,
  openHoursText,
  startsOn,
  statedHours,
  stillPossible,
  type Timetable,
  usualStarts
} from '#domain/catalogue/availability.ts'

import { messages } from '#i18n/text/messages.ts'

import { at, friday, openFrom, startingAt } from '../../../fixtures/listing.ts'

const timetable = (fields: Partial<Timetable>): Timetable => ({
  durationMinutes: null,
  eventDate: null,
  schedules: [],
  ...fields
})
const minute = (time: string) => at(time).minutes
const span = (first: string, last: string) => ({ first: minute(first), last: minute(last) })

describe('startsOn', () => {
  test('gives each fixed start of the day', () => {
    expect(startsOn(friday, timetable({ schedules: [startingAt('10:00', '17:30')] }))).toEqual([
      span('10:00', '10:00'),
      span('17:30', '17:30')
    ])
  })

  test('within opening hours the last start is closing time less the duration', () => {
    const open = timetable({ durationMinutes: 90, schedules: [openFrom('10:00', '20:00')] })
    expect(startsOn(friday, open)).toEqual([{ ...span('10:00', '18:30'), closes: minute('20:00') }])
  })

  test('what lasts longer than it is open can begin when it opens', () => {
    const open = timetable({ durationMinutes: 240, schedules: [openFrom('10:00', '12:00')] })
    expect(startsOn(friday, open)).toEqual([span('10:00', '10:00')])
  })

  test('a place that closes after midnight can be entered until midnight', () => {
    expect(startsOn(friday, timetable({ schedules: [openFrom('20:00', '02:00')] }))).toEqual([
      { ...span('20:00', '23:59'), closes: minute('26:00') }
    ])
  })

  test('nothing on other weekdays', () => {
    const saturdays = { ...startingAt('10:00'), weekdays: [6 as const] }
    expect(startsOn(friday, timetable({ schedules: [saturdays] }))).toEqual([])
    expect(startsOn('2026-11-21', timetable({ schedules: [saturdays] }))).toEqual([span('10:00', '10:00')])
  })

  test.each([
    ['2026-07-01', 1],
    ['2026-11-20', 0]
  ])('a season counts: on %s there are %i starts', (day, count) => {
    const summer = { ...startingAt('10:00'), season: { from: '06-01', until: '09-30' } }
    expect(startsOn(day, timetable({ schedules: [summer] }))).toHaveLength(count)
  })

  test('nothing is promised without a timetable', () => {
    expect(startsOn(friday, timetable({}))).toEqual([])
  })

  test('an event begins once, at its hour in Andalusia', () => {
    const evening = timetable({
      eventDate: { end: '2026-11-21T01:00:00+01:00', start: '2026-11-20T21:30:00+01:00' }
    })
    expect(startsOn(friday, evening)).toEqual([span('21:30', '21:30')])
    expect(startsOn('2026-11-21', evening)).toEqual([])
  })

  test('an event of several days can be joined until it ends', () => {
    const fair = timetable({
      eventDate: { end: '2026-11-22T14:00:00+01:00', start: '2026-11-20T18:00:00+01:00' }
    })
    expect(startsOn(friday, fair)).toEqual([span('18:00', '23:59')])
    expect(startsOn('2026-11-21', fair)).toEqual([span('00:00', '23:59')])
    expect(startsOn('2026-11-22', fair)).toEqual([span('00:00', '14:00')])
    expect(startsOn('2026-11-23', fair)).toEqual([])
  })
})

describe('the hours of a day', () => {
  const texts = messages.es.schedule
  const [visit] = startsOn(
    friday,
    timetable({ durationMinutes: 75, schedules: [openFrom('09:00', '18:00')] })
  )

  test('are those in which it is open; who plans a day reads until when it can be begun', () => {
    expect(visit && [openHoursText(visit, texts), hoursText(visit, texts)]).toEqual([
      '09:00–18:00',
      '09:00–16:45'
    ])
  })

  test('of what closes after midnight are when it opens', () => {
    expect(openHoursText({ ...span('20:00', '23:00'), closes: minute('26:00') }, texts)).toBe('20:00')
  })
})

describe('usualStarts', () => {
  test('does not ask for the day', () => {
    const saturdays = { ...startingAt('10:00'), weekdays: [6 as const] }
    expect(usualStarts(timetable({ schedules: [saturdays] }))).toEqual([span('10:00', '10:00')])
  })
})

describe('stillPossible', () => {
  const starts = [span('10:00', '10:00'), span('12:00', '18:00')]

  test('a start that is past is not offered', () => {
    expect(stillPossible(friday, starts, at('11:00'))).toEqual([span('12:00', '18:00')])
  })

  test('an open span begins now', () => {
    expect(stillPossible(friday, starts, at('15:20'))).toEqual([span('15:20', '18:00')])
  })

  test('the last minute still counts', () => {
    expect(stillPossible(friday, starts, at('18:00'))).toHaveLength(1)
    expect(stillPossible(friday, starts, at('18:01'))).toEqual([])
  })

  test('another day is not touched by the clock, a past one is over', () => {
    expect(stillPossible('2026-11-21', starts, at('23:00'))).toEqual(starts)
    expect(stillPossible('2026-11-19', starts, at('00:00'))).toEqual([])
  })
})

describe('statedHours', () => {
  const market = timetable({
    eventDate: { end: '2026-11-22T20:00:00+01:00', start: '2026-11-20T11:00:00+01:00' }
  })
  const statedOn = (day: string) => startsOn(day, market).map(statedHours)

  test('an event of several days begins on its first and ends on its last one', () => {
    expect(statedOn('2026-11-20')).toEqual([{ from: '11:00', until: null }])
    expect(statedOn('2026-11-21')).toEqual([{ from: null, until: null }])
    expect(statedOn('2026-11-22')).toEqual([{ from: null, until: '20:00' }])
  })

  test('what closes after midnight has no end on its day', () => {
    expect(statedHours(span('20:00', '23:59'))).toEqual({ from: '20:00', until: null })
  })

  test('a fixed start is itself, also at midnight', () => {
    expect(statedHours(span('00:00', '00:00'))).toEqual({ from: '00:00', until: null })
    expect(statedHours(span('10:00', '18:30'))).toEqual({ from: '10:00', until: '18:30' })
  })
})
