import { describe, expect, test } from 'vitest'

import { pickSome, seededRandom } from '#domain/data/random.ts'
import { arrangePlan, inGivenOrder } from '#domain/plan/arranging/arrange.ts'
import { type Measure, measureWith } from '#domain/plan/arranging/arrange.ts'
import { byDay, type Plan } from '#domain/plan/plan.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { meansOfTravel } from '#domain/plan/travel.ts'
import { addDays } from '#domain/time/calendar-day.ts'
import { weekdays } from '#domain/time/schedule.ts'

import { friday, openFrom, startingAt } from '../../../fixtures/listing.ts'
import { aPlanEntry, entriesOf } from '../../../fixtures/plan/entries.ts'

const saturday = addDays(friday, 1)
const days = [friday, saturday]
const nerja = { lat: 36.75, lng: -3.87 }
const sevilla = { lat: 37.39, lng: -5.99 }
const wishes = (...entries: PlanEntry[]) => entries.map(({ slug }) => ({ day: null, slug }))
const arranged = (plan: Plan, entries: PlanEntry[], onDays = days) =>
  arrangePlan(plan, entriesOf(...entries), { days: onDays, means: 'car' })
const dayOf = (plan: Plan, slug: string) => plan.find(item => item.slug === slug)?.day

describe('arrangePlan', () => {
  test('puts what is near each other on one day, by hours', () => {
    const entries = [
      aPlanEntry('nerja-late', { position: nerja, schedules: [startingAt('17:00')] }),
      aPlanEntry('sevilla', { position: sevilla, schedules: [openFrom('10:00', '20:00')] }),
      aPlanEntry('nerja-early', { position: nerja, schedules: [startingAt('10:00')] }),
      aPlanEntry('sevilla-late', { position: sevilla, schedules: [startingAt('18:00')] })
    ]
    const plan = arranged(wishes(...entries), entries)
    expect(dayOf(plan, 'nerja-late')).toBe(dayOf(plan, 'nerja-early'))
    expect(dayOf(plan, 'sevilla')).toBe(dayOf(plan, 'sevilla-late'))
    expect(plan.findIndex(({ slug }) => slug === 'nerja-early')).toBeLessThan(
      plan.findIndex(({ slug }) => slug === 'nerja-late')
    )
  })

  test('chooses the day on which it takes place', () => {
    const sundays = { ...startingAt('10:00'), weekdays: [7 as const] }
    const saturdays = { ...startingAt('10:00'), weekdays: [6 as const] }
    const entries = [
      aPlanEntry('a', { schedules: [saturdays] }),
      aPlanEntry('b', { schedules: [startingAt('10:00')] }),
      aPlanEntry('closed', { schedules: [sundays] })
    ]
    const plan = arranged(wishes(...entries), entries)
    expect(dayOf(plan, 'a')).toBe(saturday)
    expect(dayOf(plan, 'b')).toBe(friday)
    expect(dayOf(plan, 'closed')).toBeNull()
  })

  test('leaves other days, and what is not offered any more, as they are', () => {
    const entries = [aPlanEntry('a', { schedules: [startingAt('10:00')] }), aPlanEntry('later')]
    const given = [
      { day: '2027-01-01', slug: 'later' },
      { day: friday, slug: 'gone' },
      { day: null, slug: 'lost' }
    ]
    const plan = arranged([...given, ...wishes(...entries.slice(0, 1))], entries)
    expect(plan).toEqual([...given, { day: friday, slug: 'a' }])
  })

  test('without days there is nothing to arrange', () => {
    const plan = [{ day: null, slug: 'a' }]
    expect(arranged(plan, [aPlanEntry('a')], [])).toBe(plan)
  })
})

describe('any plan', () => {
  const trips = Array.from({ length: 120 }, (_, index) => aRandomTrip(`trip ${index}`))

  test('has no more clashes and no longer way than it had, and the same experiences', () => {
    for (const { days: onDays, entries, means, plan } of trips) {
      const measure = measureWith(entries, means)
      const after = arrangePlan(plan, entries, { days: onDays, means })
      const given = measure(inGivenOrder(plan, onDays))
      const result = measuredBy(measure, after)
      expect(result.clashes).toBeLessThanOrEqual(given.clashes)
      expect(result.km).toBeLessThanOrEqual(given.km + 0.001)
      expect(after.map(({ slug }) => slug).toSorted()).toEqual(plan.map(({ slug }) => slug).toSorted())
      expect(after.filter(({ day }) => day === null).length).toBeLessThanOrEqual(
        plan.filter(({ day }) => day === null).length
      )
    }
  })

  test('is better in most cases, or the rule would be none', () => {
    const better = trips.filter(({ days: onDays, entries, means, plan }) => {
      const measure = measureWith(entries, means)
      const after = measuredBy(measure, arrangePlan(plan, entries, { days: onDays, means }))
      const given = measure(inGivenOrder(plan, onDays))
      return after.km < given.km || after.clashes < given.clashes
    })
    expect(better.length).toBeGreaterThan(trips.length * 0.8)
  })
})

function measuredBy(measure: (days: ReadonlyMap<string, string[]>) => Measure, plan: Plan): Measure {
  return measure(
    new Map(
      byDay(plan).flatMap(({ day, items }) => (day === null ? [] : [[day, items.map(({ slug }) => slug)]]))
    )
  )
}

function aRandomTrip(seed: string) {
  const random = seededRandom(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  const onDays = Array.from({ length: 1 + upTo(4) }, (_, index) => addDays(friday, index))
  const list = Array.from({ length: 2 + upTo(9) }, (_, index) => {
    const open = 8 + upTo(10)
    const schedule = random() < 0.5 ? startingAt(`${open + 2}:00`) : openFrom(`${open + 2}:00`, '22:00')
    return aPlanEntry(`x${index}`, {
      durationMinutes: 30 * upTo(9),
      position: random() < 0.1 ? null : { lat: 36 + 2 * random(), lng: -7 + 4 * random() },
      schedules: random() < 0.1 ? [] : [{ ...schedule, weekdays: pickSome([...weekdays], 4, random) }]
    })
  })
  return {
    days: onDays,
    entries: entriesOf(...list),
    means: meansOfTravel[upTo(meansOfTravel.length)] ?? 'car',
    plan: list.map(({ slug }) => ({
      day: random() < 0.5 ? (onDays[upTo(onDays.length)] ?? null) : null,
      slug
    }))
  }
}
