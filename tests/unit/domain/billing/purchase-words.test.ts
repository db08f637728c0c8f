import { expect, test } from 'vitest'

import { longDay } from '#domain/time/day-words.ts'
import { dateText, moneyText } from '#domain/billing/purchase-words.ts'

const moment = '2026-10-02T10:00:00Z'

test('English dates are those of Great Britain, on every page', () => {
  expect(dateText('en', moment)).toBe('2 October 2026')
  expect(longDay('en', '2026-10-02')).toBe('Friday, 2 October 2026')
})

test('a Portuguese price is that of Portugal, with the euro behind it', () => {
  expect(moneyText('pt', 7100)).toBe('71,00\u00A0€')
})
