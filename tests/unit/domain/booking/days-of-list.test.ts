import { expect, test } from 'vitest'

import { daysOfList } from '#domain/booking/days-html.ts'
import { at, friday } from '../../../fixtures/listing.ts'

test('the days of a list are two weeks, closed where nothing takes place, and days that are past are closed', () => {
  const { html, isOpen } = daysOfList({
    day: null,
    isOpen: day => day !== '2026-11-21',
    language: 'es',
    now: at('09:00')
  })
  expect(html.strip.match(/<input/g)).toHaveLength(14)
  expect(html.strip.match(/disabled=""/g)).toHaveLength(1)
  expect(html.hours).toBe('')
  expect([isOpen('2026-11-19'), isOpen(friday), isOpen('2026-11-21')]).toEqual([false, true, false])
})
