import { expect, test } from 'vitest'

import { within } from '#domain/time/within.ts'
import { unexpectedError } from '#functions/site/failure.ts'

test('work that never answers ends as unavailable', async () => {
  const error: unknown = await within(1, new Promise<never>(() => {})).catch((late: unknown) => late)
  expect(unexpectedError(error).code).toBe('unavailable')
})

test('work in time gives its result, or its own error', async () => {
  expect(await within(1000, Promise.resolve('here'))).toBe('here')
  await expect(within(1000, Promise.reject(new Error('its own')))).rejects.toThrow('its own')
})
