import { describe, expect, test } from 'vitest'

import type { Timetable } from '#domain/catalogue/availability.ts'
import { lastMomentOf, nextStarts, startsToCome } from '#domain/catalogue/next-starts.ts'

import { at, friday, openFrom, startingAt } from '../../../fixtures/listing.ts'

const timetable = (fields: Partial<Timetable>): Timetable => ({
  durationMinutes: null,
  eventDate: null,
  schedules: [],
  ...fields
})
const moments = (fields: Partial<Timetable>, from = friday) =>
  nextStarts(from, timetable(fields)).map(lastMomentOf)

describe('nextStarts', () => {
  test('gives all starts of the first day, in order, and the first one of the next', () => {
    expect(moments({ schedules: [startingAt('17:00', '10:00')] })).toEqual([
      '2026-11-20T10:00',
      '2026-11-20T17:00',
      '2026-11-21T10:00'
    ])
  })

  test('of opening hours the last moment to come counts', () => {
    expect(moments({ durationMinutes: 60, schedules: [openFrom('10:00', '14:00')] })[0]).toBe(
      '2026-11-20T13:00'
    )
  })

  test('looks as far as the next season', () => {
    const summer = { ...startingAt('09:30'), season: { from: '04-01', until: '10-31' } }
    expect(moments({ schedules: [summer] })).toEqual(['2027-04-01T09:30', '2027-04-02T09:30'])
  })

  test('an event begins once, also one that lies far ahead', () => {
    const eventDate = { end: null, start: '2028-05-15T21:30:00+02:00' }
    expect(moments({ eventDate })).toEqual(['2028-05-15T21:30'])
  })

  test('there is none of what is over, and of what has no timetable', () => {
    const eventDate = { end: null, start: '2026-11-19T21:30:00+01:00' }
    expect(moments({ eventDate })).toEqual([])
    expect(moments({})).toEqual([])
  })
})

describe('startsToCome', () => {
  const schedules = [startingAt('17:00', '10:00')]
  const toCome = (time: string, days: string[] | null = null, from = 0) =>
    startsToCome(at(time), timetable({ schedules }), { days, isWanted: ({ first }) => first >= from }).map(
      lastMomentOf
    )

  test('leaves out what is past, and goes on with the next day', () => {
    expect(toCome('12:00')).toEqual(['2026-11-20T17:00'])
    expect(toCome('18:00')).toEqual(['2026-11-21T10:00', '2026-11-21T17:00'])
  })

  test('keeps to the days that are named', () => {
    expect(toCome('18:00', [friday])).toEqual([])
    expect(toCome('18:00', ['2026-11-24'])).toEqual(['2026-11-24T10:00', '2026-11-24T17:00'])
  })

  test('keeps to what is wanted', () => {
    expect(toCome('18:00', null, 12 * 60)).toEqual(['2026-11-21T17:00'])
  })
})
