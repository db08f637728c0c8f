import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { brandIcon } from '#posters/carnation.ts'
import { flawOf } from './well-formed.ts'

test('the icon of the tab is the carnation', () => {
  expect(readFileSync('public/favicon.svg', 'utf8').trim()).toBe(brandIcon(32, 0.02))
})

test('the sign is a picture of any size, on paper or without', () => {
  expect([brandIcon(180, 0.12, '#fff8f0'), brandIcon(512)].map(flawOf)).toEqual([null, null])
  expect(brandIcon(180, 0.12, '#fff8f0')).toContain('#fff8f0')
})
