import { expect, test } from 'vitest'

import { renderSeconds } from '../../../scripts/bench/sections/build.ts'

test.each([
  ['850ms', 0.85],
  ['27.53s', 27.53],
  ['1m 7s', 67]
])('renderSeconds finds %s among the lines about other steps', (text, seconds) => {
  const log = [
    '19:00:17 [build] ✓ Completed in 130ms.',
    '19:00:18 [vite] ✓ built in 216ms',
    ' generating static routes ',
    `19:00:25 ✓ Completed in ${text}.`,
    '19:00:25 [build] ✓ Completed in 99.32s.'
  ]
  expect(renderSeconds(log)).toBe(seconds)
})
