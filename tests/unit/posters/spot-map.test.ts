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
    expect(svg).toContain(`<circle cx="${x}" cy="${y}" r="26"`)
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
