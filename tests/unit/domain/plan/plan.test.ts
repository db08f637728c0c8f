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
