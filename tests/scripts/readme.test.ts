import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('README is read in five minutes: it has at most 900 words', () => {
  const words = readFileSync('README.md', 'utf8').split(/\s+/).filter(Boolean)
  expect(words.length).toBeLessThanOrEqual(900)
})
