import { expect, test } from 'vitest'

import { rangeBetween, withIds } from '#studio/list/useSelection.ts'

const ids = ['a', 'b', 'c', 'd']

test.each([
  ['a', 'c', ['a', 'b', 'c']],
  ['d', 'b', ['b', 'c', 'd']],
  ['b', 'b', ['b']],
  [null, 'b', ['b']],
  ['gone', 'b', ['b']]
])('from %s to %s', (one, other, expected) => {
  expect(rangeBetween(ids, one, other)).toEqual(expected)
})

test('what is chosen stays chosen beside what is added, and goes by itself', () => {
  const chosen = withIds(new Set(['a']), ['b', 'c'], true)
  expect([...chosen]).toEqual(['a', 'b', 'c'])
  expect([...withIds(chosen, ['b'], false)]).toEqual(['a', 'c'])
})
