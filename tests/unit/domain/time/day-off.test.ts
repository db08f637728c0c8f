import { describe, expect, test } from 'vitest'

import {
  type DayOff,
  dayOffOn,
  daysOffIn,
  nextDayOff,
  stillToCome,
  withDay,
  writeDayOff
} from '#domain/time/day-off.ts'

const today = '2026-11-25'
const christmas: DayOff = { from: '2026-12-24', reason: 'closed', until: '2026-12-26' }
const soldOut = (day: string): DayOff => ({ from: day, reason: 'sold-out', until: day })

describe('withDay', () => {
  test('says a word of one day, in the order of the calendar', () => {
    expect(withDay([christmas], { day: today }, 'sold-out', today)).toEqual([soldOut(today), christmas])
  })

  test('another word takes the place of the first', () => {
    const closed = { from: today, reason: 'closed', until: today }
    expect(withDay([soldOut(today)], { day: today }, 'closed', today)).toEqual([closed])
  })

  test('as usual in the middle of longer days leaves those around it', () => {
    expect(withDay([christmas], { day: '2026-12-25' }, null, today)).toEqual([
      { ...christmas, until: '2026-12-24' },
      { ...christmas, from: '2026-12-26' }
    ])
  })

  test.each([
    ['2026-12-24', { ...christmas, from: '2026-12-25' }],
    ['2026-12-26', { ...christmas, until: '2026-12-25' }]
  ])('at an end of longer days, %s, leaves no empty rest', (day, rest) => {
    expect(withDay([christmas], { day }, null, today)).toEqual([rest])
  })

  test('drops what is past', () => {
    expect(withDay([soldOut('2026-11-24')], { day: today }, 'sold-out', today)).toEqual([soldOut(today)])
  })
})

test('a day off ends with its day', () => {
  expect(stillToCome([soldOut(today)], today)).toHaveLength(1)
  expect(stillToCome([soldOut(today)], '2026-11-26')).toEqual([])
  expect(dayOffOn('2026-12-25', [christmas])).toBe(christmas)
  expect(dayOffOn('2026-12-27', [christmas])).toBeNull()
})

test('lists speak of the coming week alone, of its first day off', () => {
  const days = [soldOut('2026-11-30'), soldOut('2026-11-27')]
  expect(nextDayOff(days, today)).toBe(days[1])
  expect(nextDayOff([soldOut('2026-12-01')], today)).not.toBeNull()
  expect(nextDayOff([soldOut('2026-12-02')], today)).toBeNull()
})

test('a page carries its days off, and they are read from it again', () => {
  const html = [christmas, soldOut(today)]
    .map(day => `<li data-day-off="${writeDayOff(day)}">x</li>`)
    .join('')
  expect(daysOffIn(html)).toEqual([christmas, soldOut(today)])
  expect(daysOffIn('<li data-day-off="2026-11-25/2026-11-25 perhaps">')).toEqual([])
})
