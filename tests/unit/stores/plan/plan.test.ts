import { describe, expect, test } from 'vitest'

import { createPlan } from '#stores/plan/plan.ts'
import { createPlanPage } from '#stores/plan/plan-page.ts'
import { aRefusedShelf, aShelf } from '../../../fixtures/key-value-store.ts'

describe('the plan of this device', () => {
  test('is kept from page to page', () => {
    const storage = aShelf()
    const { setDay, toggle } = createPlan(storage)
    expect(toggle('kayak')).toBe(true)
    setDay('kayak', '2027-05-01')
    const next = createPlan(storage)
    next.restore()
    expect(next.$plan.get()).toEqual([{ day: '2027-05-01', slug: 'kayak' }])
  })

  test('saving twice takes it out again', () => {
    const { $plan, toggle } = createPlan(aShelf())
    toggle('kayak')
    toggle('kayak')
    expect($plan.get()).toEqual([])
  })

  test('what is no plan is an empty one', () => {
    const { $plan, restore } = createPlan(aShelf({ plan: '{"a":1}' }))
    restore()
    expect($plan.get()).toEqual([])
  })

  test('holds for the page where storage is refused, and says so', () => {
    const { $plan, toggle } = createPlan(aRefusedShelf())
    expect(toggle('kayak')).toBe(false)
    expect($plan.get()).toHaveLength(1)
  })
})

describe('the plan page', () => {
  const aPage = () =>
    createPlanPage(
      async () => ({ code: 'offline', kind: 'failed' }),
      async () => ({ code: 'offline', kind: 'failed' })
    )

  test.each([
    ['', { kind: 'none' }],
    ['#', { kind: 'none' }],
    ['#1~~kayak', { kind: 'plan', plan: [{ day: null, slug: 'kayak' }] }],
    ['#1%7E%7ekayak', { kind: 'plan', plan: [{ day: null, slug: 'kayak' }] }],
    ['#1~', { kind: 'broken' }],
    ['#contenido', { kind: 'broken' }]
  ])('the fragment «%s» is %j', (fragment, shared) => {
    const { $shared, readFragment } = aPage()
    readFragment(fragment)
    expect($shared.get()).toEqual(shared)
  })

  test('says when the experiences cannot be read', async () => {
    const { $entries, load } = aPage()
    await load('es')
    expect($entries.get()).toEqual({ code: 'offline', kind: 'failed' })
  })
})
