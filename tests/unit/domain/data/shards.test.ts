import { describe, expect, test } from 'vitest'

import { inShards, mergeByOrder, readMergeOrder, shardOf, mergeOrderOf } from '#domain/data/shards.ts'

const named = (...slugs: string[]) => slugs.map(slug => ({ slug }))
const many = named(...Array.from({ length: 200 }, (_, index) => `paseo-${index}`))

describe('a list in shards', () => {
  test('is the same list again with its turns', () => {
    const turns = mergeOrderOf(many.map(({ slug }) => shardOf(slug)))
    expect(mergeByOrder(turns, inShards(many))).toEqual(many)
  })

  test('has a like part in each, and one that comes changes its own alone', () => {
    const [before, after] = [inShards(many), inShards([...many, { slug: 'otra' }])]
    expect(before.every(({ length }) => length > 45 && length < 90)).toBe(true)
    expect(after.filter((items, number) => items.length !== before[number]?.length)).toHaveLength(1)
  })
})

describe('turns', () => {
  test('call what stands in several files once, at its place', () => {
    const files = [named('a', 'c'), named('b', 'c', 'd')]
    expect(mergeByOrder('0101', files)).toEqual(named('a', 'b', 'c', 'd'))
  })

  test('of another moment than the files lose nothing', () => {
    expect(mergeByOrder('0190', [named('a'), named('b', 'c')])).toEqual(named('a', 'b', 'c'))
    expect(mergeByOrder('010', [named('a', 'b')])).toEqual(named('a', 'b'))
  })

  test('are none where one file has it all', () => {
    expect(readMergeOrder({})).toBe('')
    expect(mergeByOrder(readMergeOrder({ turns: 7 }), [named('b', 'a')])).toEqual(named('b', 'a'))
  })
})
