import { expect, test } from 'vitest'

import { memoizeVersions } from '#domain/data/memoize.ts'

test('a version is worked out once, and another one takes its place', () => {
  const remembered = memoizeVersions<string>(10)
  const made: string[] = []
  const ask = (name: string, version: string) =>
    remembered(name, version, () => {
      made.push(name + version)
      return name + version
    })
  expect([ask('a', '1'), ask('a', '1'), ask('a', '2'), ask('b', '2'), ask('a', '1')]).toEqual([
    'a1',
    'a1',
    'a2',
    'b2',
    'a1'
  ])
  expect(made).toEqual(['a1', 'a2', 'b2', 'a1'])
})

test('of more names than it may remember, the one made first is forgotten', () => {
  const remembered = memoizeVersions<string>(2)
  const made: string[] = []
  for (const name of ['a', 'b', 'a', 'c', 'b', 'a'])
    remembered(name, '1', () => {
      made.push(name)
      return name
    })
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
