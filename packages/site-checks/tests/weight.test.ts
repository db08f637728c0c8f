import { overBudget } from 'site-checks/weight'
import { expect, test } from 'vitest'

test.each([
  [100_000, []],
  [100_014, ['Make the scripts lighter: 100,014 bytes, at most 100,000 bytes.']],
  [100_049, ['Make the scripts lighter: 100,049 bytes, at most 100,000 bytes.']],
  [100_060, ['Make the scripts lighter: 100.1 kB, at most 100.0 kB.']],
  [112_300, ['Make the scripts lighter: 112.3 kB, at most 100.0 kB.']]
])('%d bytes of 100,000', (bytes, advice) => {
  expect(overBudget(bytes, 100_000, 'scripts')).toEqual(advice)
})
