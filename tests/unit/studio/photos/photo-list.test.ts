import { describe, expect, test } from 'vitest'

import {
  moveSpot,
  percentOf,
  photosIn,
  moveTo,
  sizeOf,
  spotIn,
  withSpot,
  withUploaded
} from '#studio/photos/photo-list.ts'

const url = '/archivos/fotos/0123456789abcdef-1600x900.webp'

describe('photosIn', () => {
  test('takes a plain address for a photograph', () => {
    expect(photosIn(['/fotos/maro.webp', { url }])).toEqual([{ url: '/fotos/maro.webp' }, { url }])
  })

  test.each([undefined, null, 'a', {}])('finds none in %j', value => {
    expect(photosIn(value)).toEqual([])
  })
})

describe('sizeOf', () => {
  test('is what the document says, else what the name tells', () => {
    expect(sizeOf({ alto: 3, ancho: 4, url })).toEqual({ height: 3, width: 4 })
    expect(sizeOf({ url })).toEqual({ height: 900, width: 1600 })
    expect(sizeOf({ alto: 0, ancho: 4, url: '/fotos/maro.webp' })).toBeNull()
  })
})

describe('the focal point', () => {
  test('is written in percent, and the middle is none', () => {
    expect(withSpot({ url }, { x: 20, y: 70 })).toEqual({ foco: { x: 20, y: 70 }, url })
    expect(withSpot({ foco: { x: 20, y: 70 }, url }, { x: 50, y: 50 })).toEqual({ url })
    expect(withSpot({ foco: { x: 20, y: 70 }, url }, null)).toEqual({ url })
  })

  test('that nobody can read is none', () => {
    expect(spotIn({ foco: { x: 20, y: 70 } })).toEqual({ x: 20, y: 70 })
    expect(spotIn({ foco: { x: 120, y: 70 } })).toBeNull()
    expect(spotIn({ foco: 'arriba' })).toBeNull()
  })

  test('stays within the picture', () => {
    expect(moveSpot({ x: 95, y: 3 }, { x: 10, y: -10 })).toEqual({ x: 100, y: 0 })
    expect([percentOf(-0.2), percentOf(0.333), percentOf(7)]).toEqual([0, 33, 100])
  })
})

test('uploaded photographs stand behind the others, each once', () => {
  const uploaded = { height: 900, url, width: 1600 }
  const photos = withUploaded([{ url: '/fotos/maro.webp' }], [uploaded, uploaded])
  expect(photos).toEqual([{ url: '/fotos/maro.webp' }, { alto: 900, ancho: 1600, url }])
  expect(withUploaded(photos, [uploaded])).toEqual(photos)
})

test('an item takes the place of another, and those between make room', () => {
  expect(moveTo(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moveTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveTo(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
