import { expect, test } from 'vitest'

import { momentFormat } from '#studio/shell/moment-format.view.ts'

test('a moment is told on the clocks of Andalusia, wherever the browser is', () => {
  const format = momentFormat('es', { timeStyle: 'short' })
  expect(format.format(new Date('2026-06-09T10:30:00Z'))).toBe('12:30')
  expect(format.format(new Date('2026-12-09T10:30:00Z'))).toBe('11:30')
})
