import { describe, expect, test } from 'vitest'

import { coverHighlights, coverSectionsOf } from '#domain/catalogue/cover-sections.ts'
import type { Experience } from '#domain/catalogue/experience.ts'

import { anEvent, anExperience } from '../../../fixtures/builders.ts'
import { friday, startingAt } from '../../../fixtures/listing.ts'

const forChildren = (id: string, fields: Partial<Experience> = {}) =>
  anExperience({
    durationMinutes: 90,
    id,
    prices: [{ amounts: [{ audience: 'nino', euros: 5 }], name: null }],
    ...fields
  })
const indoors = (id: string) => anExperience({ id, isIndoor: true })
const found = (experiences: Experience[], above: Experience[] = []) => {
  const { children, rain, week } = coverSectionsOf(friday, experiences, above)
  const ids = (section: Experience[]) => section.map(({ id }) => id).join(' ')
  return { children: ids(children), rain: ids(rain), week: ids(week) }
}

describe('coverSectionsOf', () => {
  test('without a car is what the editor says so of', () => {
    const reached = (id: string) => anExperience({ id, isCarFree: true })
    const { carFree } = coverSectionsOf(friday, [reached('a'), anExperience({ id: 'far' }), reached('b')], [])
    expect(carFree.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('for children is what has a price for them and is not too long', () => {
    const experiences = [
      forChildren('a'),
      forChildren('long', { durationMinutes: 240 }),
      forChildren('unpriced', { prices: [] }),
      forChildren('b')
    ]
    expect(found(experiences).children).toBe('a b')
  })

  test('for children begins with what is by day and not months away, even where that stands elsewhere', () => {
    const evening = forChildren('stars', { schedules: [startingAt('21:45')] })
    const summer = { ...startingAt('10:00'), season: { from: '04-01', until: '10-31' } }
    const later = forChildren('kayak', { schedules: [summer] })
    const above = forChildren('cave', { schedules: [startingAt('10:30')] })
    const day = forChildren('oil', { schedules: [startingAt('11:00')] })
    expect(found([evening, later, above, day], [above]).children).toBe('oil cave stars')
  })

  test('for children has what begins in the evening where there is nothing else', () => {
    const evening = (id: string) => forChildren(id, { schedules: [startingAt('21:45')] })
    expect(found([evening('stars'), evening('show')]).children).toBe('stars show')
  })

  test('this week is what the week still has and other weeks may not, the soonest first', () => {
    const sundays = { ...startingAt('10:00'), weekdays: [7 as const] }
    const mondays = { ...startingAt('10:00'), weekdays: [1 as const] }
    const experiences = [
      anExperience({ id: 'sunday', schedules: [sundays] }),
      anEvent('2026-11-21T20:00:00+01:00', { id: 'saturday' }),
      anExperience({ id: 'daily', schedules: [startingAt('10:00')] }),
      anExperience({ id: 'monday', schedules: [mondays] })
    ]
    expect(found(experiences).week).toBe('saturday sunday')
  })

  test('a section begins with what stands nowhere else and is filled with what does', () => {
    const [a, b, c] = [indoors('a'), indoors('b'), indoors('c')]
    expect(found([a, b, c], [a, b]).rain).toBe('c a b')
  })

  test('what begins in another season comes last in its section', () => {
    const summer = { ...startingAt('10:00'), season: { from: '04-01', until: '10-31' } }
    const inSummer = anExperience({ id: 'summer', isIndoor: true, schedules: [summer] })
    expect(found([inSummer, indoors('a'), indoors('b')]).rain).toBe('a b summer')
  })

  test('one experience is no section', () => {
    expect(found([indoors('a')]).rain).toBe('')
  })

  test('what a partner leaves out is in none', () => {
    const hidden = anExperience({ hiddenFor: ['rentacar'], id: 'hidden', isIndoor: true })
    expect(found([hidden, indoors('a'), indoors('b')]).rain).toBe('a b')
  })
})

describe('coverHighlights', () => {
  const summer = { ...startingAt('10:00'), season: { from: '04-01', until: '10-31' } }
  const inSummer = (id: string) => anExperience({ id, schedules: [summer] })
  const daily = (id: string) => anExperience({ id, schedules: [startingAt('10:00')] })
  const onRequest = (id: string) => anExperience({ id, schedules: [] })
  const ids = (vips: Experience[], others: Experience[]) =>
    coverHighlights(friday, vips, others)
      .map(({ id }) => id)
      .join(' ')

  test('are the VIPs, and behind them what fills up the row', () => {
    expect(ids([daily('vip')], [onRequest('asked'), daily('a'), daily('b')])).toBe('vip a b asked')
  })

  test('a VIP of another season keeps its place, behind those that are near', () => {
    expect(ids([inSummer('vip'), daily('near')], [daily('a'), onRequest('b'), daily('c')])).toBe(
      'near vip a c'
    )
  })

  test('more than one row of VIPs is two rows', () => {
    const vips = [inSummer('later'), daily('1'), daily('2'), inSummer('latest'), daily('3')]
    expect(ids(vips, [daily('a'), daily('b')])).toBe('1 2 3 later latest a')
  })
})
