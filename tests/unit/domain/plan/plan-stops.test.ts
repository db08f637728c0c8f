import { describe, expect, test } from 'vitest'

import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { readPlanEntries, writePlanEntries } from '#domain/plan/plan-entry.ts'
import { stopsOf } from '#domain/plan/plan-stops.ts'

import { at, friday, openFrom, startingAt } from '../../../fixtures/listing.ts'
import { aPlanEntry, entriesOf } from '../../../fixtures/plan/entries.ts'

const itemsOf = (...entries: PlanEntry[]) => entries.map(({ slug }) => ({ day: friday, slug }))
const stops = (...entries: PlanEntry[]) => stopsOf(friday, itemsOf(...entries), entriesOf(...entries))
const minutes = (time: string) => at(time).minutes

const nerja = { lat: 36.75, lng: -3.87 }
const sevilla = { lat: 37.39, lng: -5.99 }

describe('stopsOf', () => {
  test('each stop begins as early as those before it leave', () => {
    const [, second] = stops(
      aPlanEntry('a', { schedules: [startingAt('10:00')] }),
      aPlanEntry('b', { schedules: [startingAt('11:00', '16:00')] })
    )
    expect(second).toMatchObject({ problem: null, start: { first: minutes('16:00') } })
  })

  test('opening hours are entered when the stop before is over', () => {
    const [, second] = stops(
      aPlanEntry('a', { schedules: [startingAt('10:00')] }),
      aPlanEntry('b', { durationMinutes: 60, schedules: [openFrom('09:00', '20:00')] })
    )
    expect(second?.start).toEqual({ first: minutes('12:00'), last: minutes('19:00') })
  })

  test('the way counts: nobody is in Seville at once', () => {
    const [, second] = stops(
      aPlanEntry('a', { position: nerja, schedules: [startingAt('10:00')] }),
      aPlanEntry('b', { position: sevilla, schedules: [startingAt('12:30', '17:00')] })
    )
    expect(second?.way?.km).toBeGreaterThan(200)
    expect(second?.start?.first).toBe(minutes('17:00'))
  })

  test('what begins before the other has ended is late, and the order may mend it', () => {
    const [, second] = stops(
      aPlanEntry('a', { schedules: [startingAt('10:00', '16:00')] }),
      aPlanEntry('b', { schedules: [startingAt('11:00')] })
    )
    expect(second?.problem).toMatchObject({ after: { slug: 'a' }, isMendedByOrder: true, kind: 'late' })
  })

  test('a way leads from the stop that stands before, also where one cannot be there in time', () => {
    const [, late, third] = stops(
      aPlanEntry('a', { position: sevilla, schedules: [startingAt('10:00')] }),
      aPlanEntry('b', { position: nerja, schedules: [startingAt('10:30')] }),
      aPlanEntry('c', { position: nerja, schedules: [startingAt('18:00')] })
    )
    expect(late?.problem).toMatchObject({ kind: 'late' })
    expect(third?.way).toEqual({ km: 0, minutes: 0 })
    expect(third?.start?.first).toBe(minutes('18:00'))
  })

  test('two that are only at the same hour are mended by no order', () => {
    const [, second] = stops(
      aPlanEntry('a', { schedules: [startingAt('10:00')] }),
      aPlanEntry('b', { schedules: [startingAt('10:30')] })
    )
    expect(second?.problem).toMatchObject({ isMendedByOrder: false, kind: 'late' })
  })

  test('an hour for lunch is kept where a later start leaves one', () => {
    const [, second] = stops(
      aPlanEntry('a', { schedules: [startingAt('11:00')] }),
      aPlanEntry('b', { durationMinutes: 180, schedules: [startingAt('13:00', '17:00')] })
    )
    expect(second?.start?.first).toBe(minutes('17:00'))
  })

  test('lunch waits where it would make another stop clash', () => {
    const [, second, third] = stops(
      aPlanEntry('a', { schedules: [startingAt('11:00')] }),
      aPlanEntry('b', { durationMinutes: 180, schedules: [startingAt('13:00', '17:00')] }),
      aPlanEntry('c', { schedules: [startingAt('18:00')] })
    )
    expect(second?.start?.first).toBe(minutes('13:00'))
    expect(third?.problem).toBeNull()
  })

  test('what does not take place on that day says when it does', () => {
    const sundays = { ...startingAt('10:00'), weekdays: [7 as const] }
    expect(stops(aPlanEntry('a', { schedules: [sundays] }))[0]?.problem).toEqual({
      kind: 'closed',
      next: '2026-11-22'
    })
  })

  test('an event that is over has no other day', () => {
    const eventDate = { end: null, start: '2026-10-01T20:00:00+02:00' }
    expect(stops(aPlanEntry('a', { eventDate }))[0]?.problem).toEqual({ kind: 'closed', next: null })
  })

  test('nothing is said of what has no timetable, is not offered any more, or has no day yet', () => {
    const late = aPlanEntry('a', { schedules: [startingAt('10:00')] })
    const items = [{ day: null, slug: 'a' }]
    expect(stops(aPlanEntry('b'))[0]).toMatchObject({ problem: null, start: null })
    expect(stopsOf(friday, [{ day: friday, slug: 'gone' }], new Map())[0]).toMatchObject({ problem: null })
    expect(stopsOf(null, items, entriesOf(late))[0]).toMatchObject({ problem: null, start: null })
  })
})

describe('the file of a plan', () => {
  test('is read as it was written', () => {
    const entries = [
      aPlanEntry('a', { position: nerja, schedules: [startingAt('10:00')], spot: [3, 4] }),
      aPlanEntry('b', { rates: '0', eventDate: { end: null, start: '2026-10-01T20:00:00+02:00' } })
    ]
    expect(readPlanEntries(writePlanEntries(entries))).toEqual(entriesOf(...entries))
  })

  test('of another make is refused', () => {
    expect(() => readPlanEntries({ ...writePlanEntries([aPlanEntry('a')]), schedules: ['10:00'] })).toThrow(
      TypeError
    )
  })
})
