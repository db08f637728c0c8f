import { describe, expect, test } from 'vitest'

import { dayThatFits } from '#domain/plan/arranging/other-day.ts'
import { planCalendar } from '#domain/plan/plan-calendar.ts'
import { alternativesFor, swapForRain } from '#domain/plan/arranging/rainy-day.ts'
import { addDays } from '#domain/time/calendar-day.ts'

import { friday, openFrom, startingAt } from '../../../fixtures/listing.ts'
import { aPlanEntry, entriesOf } from '../../../fixtures/plan/entries.ts'

const saturday = addDays(friday, 1)
const allDay = [openFrom('10:00', '20:00')]
const nerja = { lat: 36.75, lng: -3.87 }
const kayak = aPlanEntry('kayak', { position: nerja, schedules: allDay })
const museum = aPlanEntry('museum', { isIndoor: true, position: nerja, schedules: allDay })

describe('a rainy day', () => {
  test('takes what is under a roof from another day', () => {
    const plan = [
      { day: friday, slug: 'kayak' },
      { day: saturday, slug: 'museum' }
    ]
    expect(swapForRain(plan, friday, entriesOf(kayak, museum), 'car')).toEqual([
      { day: friday, slug: 'museum' },
      { day: saturday, slug: 'kayak' }
    ])
  })

  test('stays as it is where that would clash, or where all is under a roof', () => {
    const onlyFridays = { ...kayak, schedules: [{ ...startingAt('10:00'), weekdays: [5 as const] }] }
    const plan = [
      { day: friday, slug: 'kayak' },
      { day: saturday, slug: 'museum' }
    ]
    expect(swapForRain(plan, friday, entriesOf(onlyFridays, museum), 'car')).toBeNull()
    expect(swapForRain(plan, saturday, entriesOf(kayak, museum), 'car')).toBeNull()
  })

  test('finds what is near, under a roof, open that day and not planned', () => {
    const far = { ...museum, position: { lat: 37.4, lng: -6 }, slug: 'far' }
    const closed = {
      ...museum,
      schedules: [{ ...startingAt('10:00'), weekdays: [1 as const] }],
      slug: 'closed'
    }
    const planned = { ...museum, slug: 'planned' }
    const town = { ...museum, isDestination: true, slug: 'town' }
    const entries = entriesOf(kayak, far, closed, planned, town, museum)
    const plan = [
      { day: friday, slug: 'kayak' },
      { day: null, slug: 'planned' }
    ]
    const found = alternativesFor(plan, { day: friday, slug: 'kayak' }, entries, 'car')
    expect(found.map(({ slug }) => slug)).toEqual(['museum'])
  })
})

describe('dayThatFits', () => {
  const morning = aPlanEntry('morning', { schedules: [startingAt('10:00')] })
  const noon = aPlanEntry('noon', { schedules: [startingAt('11:00')] })

  test('is a day of the plan first, else one soon after', () => {
    const clash = [
      { day: friday, slug: 'morning' },
      { day: friday, slug: 'noon' }
    ]
    const entries = entriesOf(morning, noon, aPlanEntry('later'))
    expect(dayThatFits(clash, 'noon', entries, 'car')).toBe(saturday)
    const sunday = addDays(friday, 2)
    expect(dayThatFits([...clash, { day: sunday, slug: 'later' }], 'noon', entries, 'car')).toBe(sunday)
  })

  test('is none for what has no day', () => {
    expect(dayThatFits([{ day: null, slug: 'noon' }], 'noon', entriesOf(noon), 'car')).toBeNull()
  })
})

describe('planCalendar', () => {
  test('holds what has a day: with its hour, or for the whole day; what is gone is left out', () => {
    const entries = entriesOf(
      aPlanEntry('kayak', { place: 'Nerja', schedules: [startingAt('10:00')] }),
      aPlanEntry('walk', { schedules: [] }),
      aPlanEntry('wish')
    )
    const plan = [
      { day: friday, slug: 'kayak' },
      { day: saturday, slug: 'walk' },
      { day: friday, slug: 'gone' },
      { day: null, slug: 'wish' }
    ]
    const file = planCalendar(
      { entries, means: 'car', note: 'nota', pageOf: slug => `https://x/${slug}`, plan, title: 'Mi plan' },
      new Date('2026-11-01T10:00:00Z')
    )
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(file).toContain('DTSTART:20261120T090000Z\r\n')
    expect(file).toContain('DTEND:20261120T110000Z\r\n')
    expect(file).toContain('DTSTART;VALUE=DATE:20261121\r\nDTEND;VALUE=DATE:20261122\r\n')
    expect(file).toContain('URL:https://x/kayak\r\n')
  })
})
