import { describe, expect, test } from 'vitest'

import { placeOnMap, regionMap } from '#catalog/model/region-map.ts'
import { spotMap } from '#posters/spot-map.ts'

const granada = { lat: 37.1773, lng: -3.5986 }

describe('where an experience takes place, as a drawing', () => {
  test('has all provinces, its own in the colour of its posters, and one ring at the spot', () => {
    const [x, y] = placeOnMap(granada)
    const svg = spotMap(regionMap(), ['granada'], [x, y])
    expect(svg.match(/<path/g)).toHaveLength(8)
    expect(svg.match(/fill="#5b3f93"/g)).toHaveLength(1)
    expect(svg).toContain(`<circle cx="${x}" cy="${y}" r="13"`)
  })

  test.each([
    ['around it', granada],
    ['at the edge of the region', { lat: 37.2, lng: -7.4 }]
  ])('shows half of the region %s', (_, position) => {
    const { height, width } = regionMap()
    const [x, y] = placeOnMap(position)
    const box = /viewBox="([^"]+)"/.exec(spotMap(regionMap(), ['granada'], [x, y]))?.[1] ?? ''
    const [left = 0, top = 0, across = 0, down = 0] = box.split(' ').map(Number)
    expect([across, down]).toEqual([width / 2, height / 2])
    expect(x >= left && x <= left + across && y >= top && y <= top + down).toBe(true)
    expect(left >= 0 && left + across <= width && top >= 0).toBe(true)
  })

  test('the map keeps north above and west on the left', () => {
    const [x, y] = placeOnMap(granada)
    const [almeriaX, almeriaY] = placeOnMap({ lat: 36.834, lng: -2.4637 })
    expect(almeriaX).toBeGreaterThan(x)
    expect(almeriaY).toBeGreaterThan(y)
  })

  test('a position of the region lies on the map', () => {
    const { height, width } = regionMap()
    const [x, y] = placeOnMap(granada)
    expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
  })
})
