import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createRetry } from '../../src/publishing/retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A task that always fails, with the number of its attempts. */
function failing() {
  let tries = 0
  const retry = createRetry(
    () => {
      tries += 1
      retry.after(true)
    },
    { firstMs: 1000, longestMs: 4000 }
  )
  return { retry, tries: () => tries }
}

describe('what failed', () => {
  test('is tried again, with longer and longer pauses', () => {
    const { retry, tries } = failing()
    retry.after(true)
    const after = [999, 1, 1999, 1, 4000, 4000].map(ms => {
      vi.advanceTimersByTime(ms)
      return tries()
    })
    expect(after).toEqual([0, 1, 1, 2, 3, 4])
  })

  test('is left alone once something else went well, and the next failure is tried soon', () => {
    const { retry, tries } = failing()
    retry.after(true)
    vi.advanceTimersByTime(3000)
    retry.after(false)
    vi.advanceTimersByTime(60_000)
    expect(tries()).toBe(2)
    retry.after(true)
    vi.advanceTimersByTime(1000)
    expect(tries()).toBe(3)
  })
})
