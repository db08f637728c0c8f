import { describe, expect, test } from 'vitest'

import { isFulfilled, momentProblem, type Plan, planFor, withPlans } from '#studio/plans/plan.ts'
import type { DocumentRow } from '#studio/document/studio-document.ts'

const now = '2026-06-09T10:00:00.000Z'

test.each([
  ['publish', true, false],
  ['publish', false, true],
  ['withdraw', true, true],
  ['withdraw', false, false]
] as const)('to %s what is a draft: %s is done already: %s', (action, isDraft, expected) => {
  expect(isFulfilled(action, isDraft)).toBe(expected)
})

test.each([
  ['2026-06-09T10:00:00.000Z', 'moment-past'],
  ['2026-06-09T10:00:01.000Z', null],
  ['2028-06-01T10:00:00.000Z', null],
  ['2028-06-20T10:00:00.000Z', 'moment-far']
])('the moment %s is %s', (moment, expected) => {
  expect(momentProblem(moment, now)).toBe(expected)
})

describe('rows with their plans', () => {
  const row: DocumentRow = {
    changedAt: now,
    changedBy: null,
    companyId: null,
    id: 'kayak',
    missingLanguages: [],
    nextStart: null,
    slug: null,
    problems: 0,
    provinces: [],
    state: 'draft',
    title: 'Kayak'
  }
  const other = { ...row, id: 'vela' }
  const plan: Plan = {
    author: { name: 'Eva', uid: 'eva' },
    action: 'publish',
    failure: null,
    moment: now,
    place: { collection: 'experiencias', id: 'kayak' }
  }

  test('carry what is planned, and the others stay the same objects', () => {
    const [first, second] = withPlans('experiencias', [row, other], [plan])
    expect(first?.plan).toEqual({ action: 'publish', hasFailed: false, moment: now })
    expect(second).toBe(other)
    expect(withPlans('experiencias', [row], [])).toEqual([row])
    expect(withPlans('categorias', [row], [plan])).toEqual([row])
    expect(planFor([plan], { collection: 'categorias', id: 'kayak' })).toBeNull()
    expect(planFor([plan], plan.place)).toBe(plan)
  })

  test('say that it was not done', () => {
    const failure = { fields: ['nombre'], moment: now, reason: 'incomplete' as const }
    expect(withPlans('experiencias', [row], [{ ...plan, failure }])[0]?.plan?.hasFailed).toBe(true)
  })
})
