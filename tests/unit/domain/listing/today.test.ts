import { describe, expect, test } from 'vitest'

import { dayPartOf, offOn, startingOn, writeStarts } from '#domain/listing/today.ts'

import { anEvent, anExperience } from '../../../fixtures/builders.ts'
import { friday, openFrom, startingAt } from '../../../fixtures/listing.ts'

const kayak = anExperience({ schedules: [startingAt('17:30', '09:30')], slug: 'kayak' })
const museum = anExperience({ durationMinutes: 60, schedules: [openFrom('10:00', '20:00')], slug: 'museo' })
const show = anExperience({ schedules: [startingAt('21:00')], slug: 'tablao' })
const silent = anExperience({ schedules: [], slug: 'sin-horario' })

describe('what begins on a day', () => {
  test('comes by the hour, with all its starts; what publishes none is left out', () => {
    const found = startingOn(friday, [show, museum, silent, kayak], 10)
    expect(found.map(({ item, starts }) => [item.slug, writeStarts(starts)])).toEqual([
      ['kayak', '570 1050'],
      ['museo', '600-1140'],
      ['tablao', '1260']
    ])
  })

  test('of too many, those stay that can be begun latest', () => {
    expect(startingOn(friday, [kayak, museum, show], 2).map(({ item }) => item.slug)).toEqual([
      'museo',
      'tablao'
    ])
  })

  test('leaves out what is closed or sold out, also an event, and names it apart', () => {
    const dayOff = { from: friday, reason: 'sold-out', until: friday } as const
    const schedules = kayak.schedules.map(schedule => ({ ...schedule, except: [dayOff] }))
    const soldOut = { ...kayak, daysOff: [dayOff], schedules }
    const concert = anEvent(`${friday}T21:00:00+01:00`, { daysOff: [dayOff], slug: 'concierto' })
    const never = { ...silent, daysOff: [dayOff] }
    expect(startingOn(friday, [soldOut, concert, show], 10).map(({ item }) => item.slug)).toEqual(['tablao'])
    expect(offOn(friday, [soldOut, concert, never, show]).map(({ item }) => item.slug)).toEqual([
      'kayak',
      'concierto'
    ])
  })

  test('belongs to the part of the day in which it begins first', () => {
    const late = anExperience({ schedules: [startingAt('14:00')], slug: 'tarde' })
    const parts = startingOn(friday, [show, museum, kayak, late], 10).map(({ item, starts }) => [
      item.slug,
      dayPartOf(starts)
    ])
    expect(parts).toEqual([
      ['kayak', 'morning'],
      ['museo', 'morning'],
      ['tarde', 'afternoon'],
      ['tablao', 'night']
    ])
  })
})
