import { expect, test } from 'vitest'

import { clustered } from '#domain/clusters.ts'

const spots = [
  { item: 'a', x: 10, y: 10 },
  { item: 'b', x: 30, y: 20 },
  { item: 'c', x: 500, y: 10 }
]

test('spots that would lie on each other are one, in the middle of them', () => {
  expect(clustered(spots, 50)).toEqual([
    { items: ['a', 'b'], x: 20, y: 15 },
    { items: ['c'], x: 500, y: 10 }
  ])
})

test('closer up they are apart', () => {
  expect(clustered(spots, 5).map(({ items }) => items)).toEqual([['a'], ['b'], ['c']])
})

test('no spot is lost, west and north of the origin too', () => {
  const many = Array.from({ length: 300 }, (_, item) => ({ item, x: item * 7 - 900, y: item * 3 - 400 }))
  expect(clustered(many, 56).flatMap(({ items }) => items)).toHaveLength(300)
})
