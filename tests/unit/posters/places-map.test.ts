import { expect, test } from 'vitest'

import { placesMap } from '#posters/spot-map.ts'

const map = {
  height: 10,
  provinces: [
    { label: [0, 0] as [number, number], path: 'M0 0h1', slug: 'malaga' as const },
    { label: [5, 5] as [number, number], path: 'M5 5h1', slug: 'cadiz' as const }
  ],
  width: 10
}
const fills = (svg: string) => [...svg.matchAll(/<path [^>]*fill="([^"]+)"/g)].map(([, fill]) => fill)

test('a listing shows its province in colour and a dot for each place', () => {
  const svg = placesMap(map, 'malaga', [
    [1, 1],
    [2, 2]
  ])
  expect(svg.match(/<circle/g)).toHaveLength(2)
  expect(new Set(fills(svg)).size).toBe(2)
  expect(fills(svg)[1]).toBe('#e9d9c3')
})

test('the whole region has all its provinces in colour', () => {
  expect(fills(placesMap(map, 'andalucia', []))).not.toContain('#e9d9c3')
})
