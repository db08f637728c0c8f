import { expect, test } from 'vitest'

import { followDueChange } from '#studio/plans/due-change.store.ts'
import type { Plan } from '#studio/plans/plan.ts'

const plan: Plan = {
  action: 'change',
  author: { name: 'Eva', uid: 'eva' },
  failure: null,
  fields: ['orden'],
  moment: '2026-06-12T07:00:00.000Z',
  place: { collection: 'experiencias', id: 'kayak' }
}
const due = Date.parse(plan.moment)

/** A clock that goes on to the next thing that waits. */
function aClock(now: number, waiting: boolean[]) {
  const asked: number[] = []
  const taken: number[] = []
  let next: { at: number; work: () => void } | null = null
  const stop = followDueChange(plan, {
    later: (work, milliseconds) => {
      next = { at: now + milliseconds, work }
      return () => void (next = null)
    },
    now: () => now,
    stillWaits: async () => {
      asked.push(now)
      return waiting.shift() ?? false
    },
    takeUp: async () => void taken.push(now)
  })
  const goOn = async () => {
    const { at = now, work = () => {} } = next ?? {}
    next = null
    now = at
    work()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { asked, goOn, stop, taken }
}

test('the form takes a planned change up as soon as it no longer waits', async () => {
  const { asked, goOn, taken } = aClock(due - 60_000, [true, false])
  await goOn()
  expect(asked).toEqual([due])
  await goOn()
  expect(taken).toEqual([due + 5000])
  await goOn()
  expect(taken).toHaveLength(1)
})

test('a moment that is months away is waited for in days', async () => {
  const { asked, goOn } = aClock(due - 40 * 24 * 60 * 60 * 1000, [false])
  for (let day = 1; day < 40; day += 1) await goOn()
  expect(asked).toEqual([])
  await goOn()
  expect(asked).toEqual([due])
})

test('a document that is left asks nothing any more', async () => {
  const { asked, goOn, stop } = aClock(due, [true])
  stop()
  await goOn()
  expect(asked).toEqual([])
})
