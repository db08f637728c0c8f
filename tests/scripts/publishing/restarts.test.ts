import { expect, test } from 'vitest'

import { firstPauseMs, restartAfter, type Start } from '../../../scripts/publisher/publisher.ts'

const first: Start = { isPractising: true, pauseMs: firstPauseMs }

test('a publisher that was killed comes back within a tenth of a second and does not practise, so that no edit waits for that', () => {
  const { next, pauseMs } = restartAfter(true, { ...first, pauseMs: 60_000 })
  expect(pauseMs).toBeLessThanOrEqual(100)
  expect(next).toEqual({ isPractising: false, pauseMs: firstPauseMs })
})

test('one that ends before it is ready waits twice as long each time, for a minute at most, and practises still', () => {
  let start = first
  const pauses = Array.from({ length: 7 }, () => {
    const { next, pauseMs } = restartAfter(false, start)
    start = next
    return pauseMs
  })
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  expect(start.isPractising).toBe(true)
})
