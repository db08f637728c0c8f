import { describe, expect, test } from 'vitest'

import { countCall } from '#domain/data/rate-limit.ts'

const limit = { by: 'person', seconds: 60, times: 2 } as const

describe('countCall', () => {
  test('begins a window with the first call', () => {
    expect(countCall(null, limit, 1000)).toEqual({ sinceMs: 1000, times: 1 })
  })

  test('counts up to the limit', () => {
    expect(countCall({ sinceMs: 1000, times: 1 }, limit, 2000)).toEqual({ sinceMs: 1000, times: 2 })
    expect(countCall({ sinceMs: 1000, times: 2 }, limit, 2000)).toBeNull()
  })

  test('a window that is over is forgotten', () => {
    expect(countCall({ sinceMs: 1000, times: 2 }, limit, 60_999)).toBeNull()
    expect(countCall({ sinceMs: 1000, times: 2 }, limit, 61_000)).toEqual({ sinceMs: 61_000, times: 1 })
  })
})
