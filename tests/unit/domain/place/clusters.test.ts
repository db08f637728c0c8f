import { expect, test } from 'vitest'

import { clustersOf } from '#domain/place/clusters.ts'

const spots = [
  { item: 'a', x: 10, y: 10 },
  { item: 'b', x: 30, y: 20 },
  { item: 'c', x: 500, y: 10 }
]

test('spots that would lie on each other are one, where the first of them is', () => {
  expect(clustersOf(spots, 50)).toEqual([
    { items: ['a', 'b'], x: 10, y: 10 },
    { items: ['c'], x: 500, y: 10 }
  ])
})

test('closer up they are apart', () => {
  expect(clustersOf(spots, 5).map(({ items }) => items)).toEqual([['a'], ['b'], ['c']])
})

test('no spot is lost, and no two clusters are too near to touch', () => {
  const many = Array.from({ length: 300 }, (_, item) => ({
    item,
    x: (item * 97) % 700,
    y: (item * 61) % 400
  }))
  const clusters = clustersOf(many, 56)
  expect(clusters.flatMap(({ items }) => items)).toHaveLength(300)
  const gaps = clusters.flatMap((one, index) =>
    clusters.slice(index + 1).map(other => Math.hypot(one.x - other.x, one.y - other.y))
  )
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(56)
})
