import { describe, expect, test } from 'vitest'

import { isChunkFailure, mayReload } from '#domain/site/chunk-failure.ts'

describe('isChunkFailure', () => {
  test.each([
    'Failed to fetch dynamically imported module: https://a.example/_astro/x.js',
    'error loading dynamically imported module: https://a.example/_astro/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /_astro/x.css'
  ])('«%s» is one', message => expect(isChunkFailure(new TypeError(message))).toBe(true))

  test.each([new TypeError('Failed to fetch'), 'cancelled', undefined, null])('%s is none', error =>
    expect(isChunkFailure(error)).toBe(false)
  )
})

describe('mayReload', () => {
  const now = 1_000_000_000

  test.each([
    [null, true],
    [String(now - 60_000), true],
    [String(now - 59_999), false],
    [String(now + 5000), false]
  ])('last time at %s: %s', (last, may) => {
    expect(mayReload(last, now)).toBe(may)
  })
})
