import { expect, test } from 'vitest'

import { pickStillPossible, postersOnWall, wallOf, wallTimetable } from '#domain/catalogue/day-wall.ts'
import { ownProvinces } from '#domain/place/province.ts'

import { anEvent, anExperience } from '../../../fixtures/builders.ts'
import { at, friday, openFrom, startingAt } from '../../../fixtures/listing.ts'

const minute = (time: string) => at(time).minutes
const start = (time: string) => ({ first: minute(time), last: minute(time) })
const item = (id: string, province: string, ...times: string[]) => ({
  id,
  motif: null as string | null,
  province,
  starts: times.map(start)
})

function picked(items: ReturnType<typeof item>[], now: string, count: number): string[] {
  return pickStillPossible(items, minute(now), count).map(each => each.item.id)
}

test('what can still begin stands by the hour, and what is past is left out', () => {
  const items = [
    item('late', 'cadiz', '20:00'),
    item('past', 'jaen', '09:00'),
    item('soon', 'malaga', '12:30')
  ]
  expect(picked(items, '12:00', 6)).toEqual(['soon', 'late'])
})

test('its next start counts, and the very minute is not too late', () => {
  const [tour] = pickStillPossible([item('tour', 'cadiz', '10:00', '12:00', '16:00')], minute('12:00'), 6)
  expect(tour?.next).toEqual(start('12:00'))
})

test('each province comes once before any comes twice', () => {
  const items = [
    item('first', 'cadiz', '10:00'),
    item('second', 'cadiz', '10:30'),
    item('other', 'jaen', '18:00')
  ]
  expect(picked(items, '09:00', 2)).toEqual(['first', 'other'])
  expect(picked(items, '09:00', 3)).toEqual(['first', 'second', 'other'])
})

test('no two posters that show the same stand on it while there is something else', () => {
  const items = [
    { ...item('lynx', 'jaen', '07:00'), motif: 'lynx' },
    { ...item('other lynx', 'huelva', '08:30'), motif: 'lynx' },
    { ...item('walk', 'malaga', '10:00'), motif: 'gorge' },
    { ...item('again', 'jaen', '21:00'), motif: 'stars' }
  ]
  expect(picked(items, '06:00', 3)).toEqual(['lynx', 'walk', 'again'])
  expect(picked(items, '06:00', 4)).toEqual(['lynx', 'other lynx', 'walk', 'again'])
})

test('what is open all day stands at the last moment to come', () => {
  const open = anExperience({ id: 'open', schedules: [openFrom('10:00', '20:00')] })
  const tour = anExperience({ id: 'tour', schedules: [startingAt('12:00')] })
  expect(wallOf(friday, [open, tour]).map(({ experience }) => experience.id)).toEqual(['tour', 'open'])
})

test('a day shows what takes place on it, events too, and nothing that some visitors do not see', () => {
  const experiences = [
    anEvent(`${friday}T21:00:00+01:00`, { id: 'tonight' }),
    anEvent('2026-11-21T21:00:00+01:00', { id: 'tomorrow' }),
    anExperience({ hiddenFor: ['rentacar'], id: 'hidden', schedules: [startingAt('10:00')] }),
    anExperience({ id: 'unknown', schedules: [] })
  ]
  expect(wallOf(friday, experiences).map(({ experience }) => experience.id)).toEqual(['tonight'])
})

test('the wall is full at every hour at which enough is left, however many take place', () => {
  const experiences = Array.from({ length: 300 }, (_, index) =>
    anExperience({
      id: `e${index}`,
      provinces: ownProvinces.slice(index % 8, (index % 8) + 1),
      schedules: [startingAt(`${String(8 + (index % 14)).padStart(2, '0')}:30`)]
    })
  )
  const wall = wallOf(friday, experiences)
  for (let hour = 0; hour <= 20; hour += 1) {
    expect(pickStillPossible(wall, hour * 60, postersOnWall)).toHaveLength(postersOnWall)
  }
  expect(wall.length).toBeLessThan(60)
})

test('the page carries what the wall shows until each start has passed', () => {
  const open = { first: minute('10:00'), last: minute('18:00') }
  const items = [
    item('tour', 'cadiz', '09:30', '12:00'),
    { motif: null, province: 'jaen', starts: [open] },
    item('late', 'cadiz', '21:00')
  ]
  expect(wallTimetable(items).split('|')).toEqual([
    '09:30 0@09:30 1 2@21:00',
    '12:00 0@12:00 1 2@21:00',
    '18:00 1 2@21:00',
    '21:00 2@21:00'
  ])
})

test('a day without starts has an empty timetable', () => {
  expect(wallTimetable([])).toBe('')
})
