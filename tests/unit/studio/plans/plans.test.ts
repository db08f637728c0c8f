import { expect, test } from 'vitest'

import type { Plan } from '#studio/plans/plan.ts'
import type { PlansApi } from '#studio/plans/plans.service.ts'
import { createPlans } from '#studio/plans/plans.store.ts'

const place = { collection: 'experiencias', id: 'kayak' } as const
const moment = '2026-06-12T07:00:00.000Z'
const planned: Plan = {
  author: { name: 'Eva', uid: 'eva' },
  action: 'publish',
  failure: null,
  fields: [],
  moment,
  place
}
const change: Plan = { ...planned, action: 'change', fields: ['orden'] }
const refused = { code: 'moment-past', kind: 'failed' } as const

function aStore(api: Partial<PlansApi> = {}) {
  return createPlans({
    cancel: async () => ({ kind: 'done', value: true }),
    change: async () => ({ kind: 'done', value: null }),
    plan: async request => ({ kind: 'done', value: { ...planned, ...request } }),
    plans: async () => ({ kind: 'done', value: [planned] }),
    ...api
  })
}

test('what is planned anew stands in place of what was planned', async () => {
  const plans = aStore()
  await plans.load('experiencias')
  const later = '2026-06-13T07:00:00.000Z'
  expect(await plans.plan({ action: 'publish', moment: later, place })).toBeNull()
  expect(plans.$plans.get()).toEqual([{ ...planned, moment: later }])
})

test('what is refused says why, and changes nothing', async () => {
  const plans = aStore({ cancel: async () => refused, plan: async () => refused })
  await plans.load('experiencias')
  expect(await plans.plan({ action: 'publish', moment, place })).toBe('moment-past')
  expect(await plans.cancel(planned)).toBe('moment-past')
  expect(plans.$plans.get()).toEqual([planned])
})

test('a plan that is cancelled is gone', async () => {
  const plans = aStore()
  await plans.load('experiencias')
  expect(await plans.cancel(planned)).toBeNull()
  expect(plans.$plans.get()).toEqual([])
})

test('the plans of another collection take their place, and an answer that comes late does not', async () => {
  const answers = new Map<string, (found: Plan[]) => void>()
  const plans = aStore({
    plans: collection =>
      new Promise(resolve => answers.set(String(collection), value => resolve({ kind: 'done', value })))
  })
  const first = plans.load('experiencias')
  const second = plans.load('categorias')
  answers.get('categorias')?.([])
  answers.get('experiencias')?.([planned])
  await Promise.all([first, second])
  expect(plans.$plans.get()).toEqual([])
})

test('a planned change stands beside a planned withdrawal, and each goes alone', async () => {
  const plans = aStore()
  await plans.load('experiencias')
  plans.put(change)
  expect(plans.$plans.get()).toEqual([planned, change])
  await plans.cancel({ action: 'withdraw', place })
  expect(plans.$plans.get()).toEqual([change])
})

test('the values of a planned change are read, and one that is gone says so', async () => {
  const values = { before: { orden: 1 }, patch: { changed: { orden: 2 }, removed: [] } }
  expect(await aStore().change(place)).toEqual({ code: 'plan-gone', kind: 'failed' })
  const found = await aStore({ change: async () => ({ kind: 'done', value: values }) }).change(place)
  expect(found).toEqual({ kind: 'done', value: values })
  expect(await aStore({ change: async () => refused }).change(place)).toEqual(refused)
})
