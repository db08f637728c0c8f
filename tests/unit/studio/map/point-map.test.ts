import { describe, expect, test } from 'vitest'

import {
  coordinatesOf,
  mapSpans,
  moveView,
  pathOfLines,
  spotAt,
  spotOf,
  viewFollowing
} from '#studio/map/point-map.ts'
import { distanceKm } from '#domain/place/place.ts'

const maro = { lat: 36.7466, lng: -3.879 }

test('a place is the same place on the map and back', () => {
  expect(coordinatesOf(spotOf(maro))).toEqual(maro)
})

test.each([
  [{ east: 10, south: 0 }, 0.01],
  [{ east: 0, south: 100 }, 0.1],
  [{ east: -1000, south: 0 }, 1]
])('moved by %o metres it is so many kilometres away: %s', (metres, km) => {
  const away = distanceKm(maro, moveView(maro, metres))
  // A degree of longitude is that of the middle of the region everywhere on the map.
  expect(Math.abs(away - km) / km).toBeLessThan(0.12)
})

test('north is up and east is right', () => {
  const { x, y } = spotOf(maro)
  const { x: east } = spotOf({ ...maro, lng: maro.lng + 0.1 })
  const { y: north } = spotOf({ ...maro, lat: maro.lat + 0.1 })
  expect([east > x, north < y]).toEqual([true, true])
})

describe('what is drawn', () => {
  const view = { centre: spotOf(maro), span: mapSpans[2] }

  test('stays while the pin is well inside, and goes with it at the edge', () => {
    expect(viewFollowing(view, spotAt(view, { x: 0.7, y: 0.3 }))).toBe(view)
    const edge = spotAt(view, { x: 0.95, y: 0.5 })
    expect(viewFollowing(view, edge)).toEqual({ ...view, centre: edge })
  })

  test('is a square around its middle', () => {
    expect(spotAt(view, { x: 0.5, y: 0.5 })).toEqual(view.centre)
    expect(spotAt(view, { x: 1, y: 0 }).x - spotAt(view, { x: 0, y: 0 }).x).toBeCloseTo(view.span)
  })

  test('has the borders as closed lines', () => {
    const square = pathOfLines([
      [
        [-7.6, 38.8],
        [-7.6, 37.8],
        [-6.6, 37.8]
      ]
    ])
    expect(square).toMatch(/^M0 0L0 110\.57L88\.\d+ 110\.57Z$/)
  })
})
