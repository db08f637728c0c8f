import { expect, test } from 'vitest'

import { retentionLimit } from '#domain/privacy/retention.ts'

test('what is older than its months is before the limit', () => {
  expect(retentionLimit(12, new Date('2026-11-23T10:00:00.000Z'))).toBe('2025-11-23T10:00:00.000Z')
  expect(retentionLimit(24, new Date('2026-01-31T00:00:00.000Z'))).toBe('2024-01-31T00:00:00.000Z')
})
