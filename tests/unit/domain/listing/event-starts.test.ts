import { expect, test } from 'vitest'

import { eventsAskedFor } from '#domain/listing/event-starts.ts'

test('events are those of the days that are asked for, or all', () => {
  const starts = ['2026-11-20', '2026-11-21', '2026-12-05'].map(day => ({ day, hiddenFor: [] }))
  const days = (when: string | null) => eventsAskedFor(starts, when, '2026-11-20').map(({ day }) => day)
  expect(days(null)).toHaveLength(3)
  expect(days('weekend')).toEqual(['2026-11-21'])
  expect(days('2026-12-05')).toEqual(['2026-12-05'])
})
