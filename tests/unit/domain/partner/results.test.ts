import { describe, expect, test } from 'vitest'

import { countVisits } from '#functions/partner/count.ts'
import {
  type DayResults,
  noVisits,
  type ShownCounts,
  shownResults,
  smallestGroup,
  wasOpenedIn,
  weekBefore
} from '#domain/partner/results.ts'
import type { Visit } from '#domain/privacy/visit.ts'
import { noSteps } from '#domain/privacy/visit-steps.ts'

const aVisit = (changes: Partial<Extract<Visit, { kind: 'partner-visit' }>> = {}): Visit => ({
  kind: 'partner-visit',
  locale: 'de',
  moment: '2026-11-20T10:00:00.000Z',
  partner: { partnerId: 'casa', partnerMoment: 1 },
  position: null,
  province: 'malaga',
  steps: noSteps,
  uid: 'v1',
  url: '/bienvenida/casa?sitio=mesa',
  ...changes
})

const countable = {
  experienceIds: new Map([
    ['kayak-maro', 'kayak'],
    ['museo-picasso', 'museo']
  ]),
  spots: new Map([
    ['casa', ['mesa', 'puerta']],
    ['otra', []]
  ])
}
const one = { bookings: 0, plans: 0, visits: 1 }

describe('counting visits', () => {
  test('counts each visit once, by day of Andalusia, place and experience', () => {
    const steps = { booked: ['kayak-maro'], opened: ['kayak-maro'], planned: ['museo-picasso', 'kayak-maro'] }
    const visits = [aVisit({ steps }), aVisit({ moment: '2026-11-20T23:30:00.000Z', url: '/malaga' })]
    expect(countVisits(visits, countable)).toEqual([
      {
        day: '2026-11-20',
        experiences: {
          kayak: { bookings: 1, plans: 1, visits: 1 },
          museo: { bookings: 0, plans: 1, visits: 0 }
        },
        partnerId: 'casa',
        spots: { mesa: { bookings: 1, plans: 1, visits: 1 } },
        whole: { bookings: 1, plans: 1, visits: 1 }
      },
      { day: '2026-11-21', experiences: {}, partnerId: 'casa', spots: {}, whole: one }
    ])
  })

  test.each([
    ['a partner that does not exist', aVisit({ partner: { partnerId: 'nadie', partnerMoment: 1 } }), []],
    [
      'a place of another house',
      aVisit({ url: '/malaga?sitio=cochera' }),
      [{ day: '2026-11-20', experiences: {}, partnerId: 'casa', spots: {}, whole: one }]
    ],
    [
      'an experience that does not exist',
      aVisit({ steps: { ...noSteps, booked: ['nada'] }, url: '/malaga' }),
      [{ day: '2026-11-20', experiences: {}, partnerId: 'casa', spots: {}, whole: one }]
    ]
  ])('counts nothing for %s', (_, visit, results) => {
    expect(countVisits([visit], countable)).toEqual(results)
  })

  test('keeps nothing of the visitor', () => {
    const written = JSON.stringify(countVisits([aVisit({ position: { lat: 36.7, lng: -4.4 } })], countable))
    expect(written).not.toMatch(/v1|36\.7|"de"|T10/)
  })
})

const counts = (visits: number, plans = 0, bookings = 0) => ({ bookings, plans, visits })
const aDay = (day: string, whole: DayResults['whole'], changes: Partial<DayResults> = {}): DayResults => ({
  day,
  experiences: {},
  partnerId: 'casa',
  spots: {},
  whole,
  ...changes
})

describe('what a partner sees', () => {
  test('is nothing while there are fewer visits than a group has', () => {
    const { days, spots, whole } = shownResults([
      aDay('2026-11-20', counts(4, 4, 4), { spots: { mesa: counts(4) } })
    ])
    expect([days, spots, whole]).toEqual([[], [], counts3(null, null, null)])
  })

  test('are days and places with enough visits, the rest together', () => {
    const { days, otherDays, otherSpots, spots, whole } = shownResults([
      aDay('2026-11-18', counts(6), { spots: { mesa: counts(6) } }),
      aDay('2026-11-19', counts(3), { spots: { puerta: counts(3) } }),
      aDay('2026-11-20', counts(9, 7), { spots: { mesa: counts(7, 7), puerta: counts(2) } })
    ])
    expect(whole).toEqual(counts3(18, 7, null))
    expect(days).toEqual([{ ...counts3(9, 7, null), id: '2026-11-20' }])
    expect(otherDays).toEqual(counts3(9, null, null))
    expect(spots).toEqual([
      { ...counts3(13, 7, null), id: 'mesa' },
      { ...counts3(5, null, null), id: 'puerta' }
    ])
    expect(otherSpots).toEqual(counts3(null, null, null))
  })

  test('does not let the whole less its rows tell of a small group', () => {
    const { days, otherDays } = shownResults([
      aDay('2026-11-18', counts(30)),
      aDay('2026-11-19', counts(6)),
      aDay('2026-11-20', counts(1))
    ])
    expect(days.map(({ id }) => id)).toEqual(['2026-11-18'])
    expect(otherDays.visits).toBe(7)
  })

  test('does not let the sum of a column tell of a small group either', () => {
    const { days } = shownResults([
      aDay('2026-11-18', counts(30, 9)),
      aDay('2026-11-19', counts(20, 6)),
      aDay('2026-11-20', counts(10, 2))
    ])
    expect(days.map(({ plans }) => plans)).toEqual([null, null, 9])
  })

  test('leaves out experiences with small groups alone', () => {
    const { experiences } = shownResults([
      aDay('2026-11-20', counts(20), {
        experiences: { a: counts(4, 4, 4), b: counts(8, 2, 5), c: counts(0, 6, 0) }
      })
    ])
    expect(experiences).toEqual([
      { ...counts3(8, null, 5), id: 'b' },
      { ...counts3(null, 6, null), id: 'c' }
    ])
  })

  test('never tells of a small group, whatever the visits are', () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below
    for (let round = 0; round < 300; round++) {
      const days = Array.from({ length: 1 + random(12) }, (_, at) => {
        const visits = random(15)
        const plans = random(visits + 1)
        return aDay(
          `2026-11-${String(10 + at)}`,
          { bookings: random(plans + 1), plans, visits },
          {
            spots: { mesa: { ...noVisits, visits: random(visits + 1) } }
          }
        )
      })
      const shown = shownResults(days)
      expectNoSmallGroup(shown.whole, shown.days, shown.otherDays)
      expectNoSmallGroup(shown.whole, shown.spots, shown.otherSpots)
    }
  })
})

/** Nothing below a group is said, and what is not said is none or as many as a group. */
function expectNoSmallGroup(whole: ShownCounts, rows: readonly ShownCounts[], rest: ShownCounts): void {
  for (const kind of ['visits', 'plans', 'bookings'] as const) {
    const said = [whole, ...rows, rest].flatMap(row => row[kind] ?? [])
    expect(said.every(count => count >= smallestGroup)).toBe(true)
    const total = whole[kind]
    if (total === null) continue
    const left = [...rows, rest].reduce((sum, row) => sum - (row[kind] ?? 0), total)
    expect(left === 0 || left >= smallestGroup, `${kind}: ${left} are left`).toBe(true)
  }
}

function counts3(visits: number | null, plans: number | null, bookings: number | null): ShownCounts {
  return { bookings, plans, visits }
}

describe('the last whole week', () => {
  // A Wednesday.
  const week = weekBefore('2026-11-25')

  test('is Monday to Sunday, and the same on every day of the week after it', () => {
    expect(week).toEqual({ from: '2026-11-16', until: '2026-11-22' })
    expect(weekBefore('2026-11-23')).toEqual(week)
    expect(weekBefore('2026-11-29')).toEqual(week)
  })

  test.each([
    ['2026-11-15', 1, false],
    ['2026-11-16', 1, true],
    ['2026-11-22', 1, true],
    ['2026-11-23', 1, false],
    ['2026-11-18', 0, false]
  ])('with a visit on %s (%i of them) was opened: %s', (day, visits, isOpened) => {
    expect(wasOpenedIn(week, [aDay(day, { bookings: 0, plans: 0, visits })])).toBe(isOpened)
  })
})
