import { describe, expect, test } from 'vitest'

import { isAtNight, startingOn, writeStarts } from '#domain/listing/today.ts'

import { anExperience } from '../../../fixtures/builders.ts'
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

  test('belongs to the night when it only begins then', () => {
    const [first, , last] = startingOn(friday, [show, museum, kayak], 10)
    expect(first && isAtNight(first.starts)).toBe(false)
    expect(last && isAtNight(last.starts)).toBe(true)
  })
})
