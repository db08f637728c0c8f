import { expect, test } from 'vitest'

import { mapSpans, spotOf } from '#studio/map/point-map.ts'
import { tileAddress, tilesIn } from '#studio/map/tiles.ts'

const maro = { lat: 36.7466, lng: -3.879 }
const view = (span: number) => ({ centre: spotOf(maro), span })

test.each(mapSpans.map(span => [span]))('a view of %s km is covered by few pictures', span => {
  const tiles = tilesIn(view(span), 19)
  const { x, y } = spotOf(maro)
  expect(Math.min(...tiles.map(tile => tile.x))).toBeLessThanOrEqual(x - span / 2)
  expect(Math.max(...tiles.map(tile => tile.x + tile.width))).toBeGreaterThanOrEqual(x + span / 2)
  expect(Math.min(...tiles.map(tile => tile.y))).toBeLessThanOrEqual(y - span / 2)
  expect(Math.max(...tiles.map(tile => tile.y + tile.height))).toBeGreaterThanOrEqual(y + span / 2)
  expect(tiles.length).toBeLessThanOrEqual(16)
})

test('the picture below a pin is the one of its place', () => {
  const { x, y } = spotOf(maro)
  const below = tilesIn(view(9), 19).find(
    tile => tile.x <= x && x < tile.x + tile.width && tile.y <= y && y < tile.y + tile.height
  )
  // Computed by the formula of the map's documentation.
  expect(below).toMatchObject({ column: 4007, row: 3195, zoom: 13 })
  expect(below && tileAddress('https://tiles.example/{z}/{x}/{y}.png', below)).toBe(
    'https://tiles.example/13/4007/3195.png'
  )
})
