import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { planOfOne } from '#domain/plan/plan-seed.ts'
import {
  byDay,
  decodePlan,
  encodePlan,
  joinPlans,
  longestPlan,
  moveItem,
  onDay,
  placeItem,
  type Plan,
  withExperience,
  withoutExperience
} from '#domain/plan/plan.ts'
import { isDay } from '#domain/time/calendar-day.ts'

const plan: Plan = [
  { day: '2027-05-02', slug: 'torcal' },
  { day: null, slug: 'kayak' },
  { day: '2027-05-01', slug: 'nerja' },
  { day: '2027-05-02', slug: 'ronda-2' }
]
const slugs = (some: Plan) => some.map(({ slug }) => slug)

describe('what is carried to a place', () => {
  const placed = (slug: string, day: string | null, before: string | null) =>
    placeItem(plan, slug, day, before).map(item => `${item.slug} ${item.day ?? '-'}`)

  test('stands before another one of its day', () => {
    expect(placed('ronda-2', '2027-05-02', 'torcal')).toEqual([
      'ronda-2 2027-05-02',
      'torcal 2027-05-02',
      'kayak -',
      'nerja 2027-05-01'
    ])
  })

  test('takes the day that it is carried to', () => {
    expect(placed('kayak', '2027-05-02', 'ronda-2')).toEqual([
      'torcal 2027-05-02',
      'nerja 2027-05-01',
      'kayak 2027-05-02',
      'ronda-2 2027-05-02'
    ])
    expect(placed('torcal', null, null)).toEqual([
      'kayak -',
      'torcal -',
      'nerja 2027-05-01',
      'ronda-2 2027-05-02'
    ])
  })

  test('stands behind all of a day where it is before none, or before one of another day', () => {
    const behind = ['kayak -', 'nerja 2027-05-01', 'ronda-2 2027-05-02', 'torcal 2027-05-02']
    expect(placed('torcal', '2027-05-02', null)).toEqual(behind)
    expect(placed('torcal', '2027-05-02', 'nerja')).toEqual(behind)
    expect(placed('torcal', '2027-06-01', null).at(-1)).toBe('torcal 2027-06-01')
  })

  test('stays where it is before itself, and what is not in the plan does not come into it', () => {
    expect(placeItem(plan, 'kayak', null, 'kayak')).toBe(plan)
    expect(placeItem(plan, 'aves', null, null)).toBe(plan)
  })
})

describe('a plan', () => {
  test('holds an experience once', () => {
    expect(withExperience(plan, 'kayak')).toBe(plan)
    expect(slugs(withExperience(plan, 'aves')).at(-1)).toBe('aves')
    expect(slugs(withoutExperience(plan, 'kayak'))).toEqual(['torcal', 'nerja', 'ronda-2'])
  })

  test('that is full takes nothing more', () => {
    const full = Array.from({ length: longestPlan }, (_, index) => ({ day: null, slug: `e${index}` }))
    expect(withExperience(full, 'aves')).toBe(full)
    expect(joinPlans(full, plan)).toEqual(full)
  })

  test('with one experience is what a page writes without knowing more of plans', () => {
    expect(planOfOne('kayak')).toBe(encodePlan(withExperience([], 'kayak')))
  })

  test('is read day by day, what has no day last', () => {
    expect(byDay(plan).map(({ day, items }) => [day, slugs(items)])).toEqual([
      ['2027-05-01', ['nerja']],
      ['2027-05-02', ['torcal', 'ronda-2']],
      [null, ['kayak']]
    ])
  })

  test('is arranged within a day', () => {
    expect(slugs(moveItem(plan, 'ronda-2', -1))).toEqual(['ronda-2', 'kayak', 'nerja', 'torcal'])
    expect(moveItem(plan, 'torcal', -1)).toBe(plan)
    expect(moveItem(plan, 'nobody', 1)).toBe(plan)
  })

  test('moves an experience to another day and back to none', () => {
    expect(byDay(onDay(plan, 'kayak', '2027-05-01'))).toHaveLength(2)
    expect(byDay(onDay(plan, 'nerja', null))).toHaveLength(2)
  })

  test('takes over what it has not from another', () => {
    const other = [
      { day: '2028-01-01', slug: 'kayak' },
      { day: null, slug: 'aves' }
    ]
    expect(joinPlans(plan, other)).toEqual([...plan, { day: null, slug: 'aves' }])
  })
})

describe('the text of a plan', () => {
  test('is short and needs no escaping', () => {
    const text = encodePlan(plan)
    expect(text).toBe('1~20270501~torcal.1~kayak~nerja.0~ronda-2.1')
    expect(encodeURIComponent(text)).toBe(text)
  })

  test.each<[string, Plan]>([
    ['a plan', plan],
    ['an empty plan', []],
    ['a plan without days', [{ day: null, slug: 'kayak' }]],
    [
      'a plan over New Year',
      [
        { day: '2026-12-31', slug: 'a' },
        { day: '2027-01-01', slug: 'b' }
      ]
    ]
  ])('%s comes back as it was', (_, whole) => {
    expect(decodePlan(encodePlan(whole))).toEqual(whole)
  })

  test('a day that is too far off is left out, the experience is not', () => {
    const text = encodePlan([
      { day: '2027-01-01', slug: 'a' },
      { day: '9999-01-01', slug: 'b' }
    ])
    expect(decodePlan(text)).toEqual([
      { day: '2027-01-01', slug: 'a' },
      { day: null, slug: 'b' }
    ])
  })

  test.each([
    '',
    'kayak',
    '2~20270501~kayak',
    '1',
    '1~20271399~kayak',
    '1~2027051~kayak',
    '1~20270501~kayak.x',
    '1~20270501~kayak.99999',
    '1~99991231~kayak.1',
    '1~~kayak.0',
    '1~20270501~Kayak',
    '1~20270501~<script>',
    '1~20270501~../x',
    '1~20270501~kayak~kayak',
    '1~20270501~',
    `1~~${Array.from({ length: longestPlan + 1 }, (_, index) => `e${index}`).join('~')}`
  ])('«%s» is no plan', text => {
    expect(decodePlan(text)).toBeNull()
  })
})

describe('any plan', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,4}(-[a-z0-9]{1,3})?$/)
  const day = fc
    .date({ max: new Date('2029-12-31'), min: new Date('2026-01-01'), noInvalidDate: true })
    .map(moment => moment.toISOString().slice(0, 10))
  const plans: fc.Arbitrary<Plan> = fc.uniqueArray(fc.record({ day: fc.option(day), slug }), {
    maxLength: 8,
    selector: item => item.slug
  })

  test('is read from an address as it was written', () => {
    fc.assert(
      fc.property(plans, plan => {
        expect(decodePlan(encodePlan(plan))).toEqual(plan)
      })
    )
  })

  test('holds days of the calendar, whatever an address holds', () => {
    const part = fc.oneof(
      fc.constantFrom('1', '20261126', '99991231', '00000101', 'kayak.3650', 'ronda.0', 'a--b', ''),
      slug,
      fc.string({ maxLength: 5, unit: 'binary' })
    )
    const addresses = fc.array(part, { maxLength: 4 }).map(parts => ['1', ...parts].join('~'))
    fc.assert(
      fc.property(addresses, address => {
        const plan = decodePlan(address) ?? []
        expect(plan.every(item => item.day === null || isDay(item.day))).toBe(true)
        expect(decodePlan(encodePlan(plan))).toEqual(plan)
      }),
      { numRuns: 500 }
    )
  })

  test('holds the same experiences after one of them was moved', () => {
    const sorted = (plan: Plan) => plan.map(item => item.slug).toSorted()
    fc.assert(
      fc.property(
        plans,
        fc.nat(8),
        fc.nat(8),
        fc.option(day),
        fc.constantFrom(-1 as const, 1 as const),
        (plan, at, next, on, by) => {
          const moved = plan[at]?.slug ?? 'none'
          expect(sorted(placeItem(plan, moved, on, plan[next]?.slug ?? null))).toEqual(sorted(plan))
          expect(sorted(moveItem(plan, moved, by))).toEqual(sorted(plan))
        }
      )
    )
  })
})
