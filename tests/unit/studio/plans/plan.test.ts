import { describe, expect, test } from 'vitest'

import {
  isChangeFulfilled,
  isFulfilled,
  momentProblem,
  pendingChange,
  type Plan,
  planFor,
  withPlans
} from '#studio/plans/plan.ts'
import { aRow } from '../../../fixtures/studio/rows.ts'

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
  const row = aRow({ changedAt: now, state: 'draft' })
  const other = { ...row, id: 'vela' }
  const plan: Plan = {
    author: { name: 'Eva', uid: 'eva' },
    action: 'publish',
    failure: null,
    fields: [],
    moment: now,
    place: { collection: 'experiencias', id: 'kayak' }
  }

  test('carry what is planned, and the others stay the same objects', () => {
    const [first, second] = withPlans('experiencias', [row, other], [plan])
    expect(first?.plans).toEqual([{ action: 'publish', hasFailed: false, moment: now }])
    expect(second).toBe(other)
    expect(withPlans('experiencias', [row], [])).toEqual([row])
    expect(withPlans('categorias', [row], [plan])).toEqual([row])
    expect(planFor([plan], { ...plan, place: { collection: 'categorias', id: 'kayak' } })).toBeNull()
    expect(planFor([plan], { ...plan, action: 'withdraw' })).toBe(plan)
    expect(planFor([plan], { ...plan, action: 'change' })).toBeNull()
  })

  test('say that it was not done', () => {
    const failure = { fields: ['nombre'], moment: now, reason: 'incomplete' as const }
    expect(withPlans('experiencias', [row], [{ ...plan, failure }])[0]?.plans?.[0]?.hasFailed).toBe(true)
  })
})

describe('a planned change', () => {
  const change = {
    before: { nombre: { en: 'Routes', es: 'Rutas' }, orden: 1 },
    patch: { changed: { nombre: { en: 'Trails', es: 'Rutas' }, orden: 2 }, removed: [] }
  }

  test('is brought together with what others changed since', () => {
    const since = { nombre: { en: 'Routes', es: 'Caminos' }, orden: 1, otro: true }
    expect(pendingChange(change, since)).toEqual({
      clashes: [],
      patch: { changed: { nombre: { en: 'Trails', es: 'Caminos' }, orden: 2 }, removed: [] }
    })
  })

  test('names what another person changed in another way', () => {
    const { clashes } = pendingChange(change, { ...change.before, orden: 9 })
    expect(clashes).toEqual([{ before: 1, field: 'orden', mine: 2, theirs: 9 }])
  })

  test('is done where the document is so already, and only there', () => {
    expect(isChangeFulfilled(change, { ...change.patch.changed, otro: true })).toBe(true)
    expect(isChangeFulfilled(change, { ...change.before, orden: 2 })).toBe(false)
    expect(isChangeFulfilled(change, { ...change.patch.changed, orden: 9 })).toBe(false)
  })
})
