import { describe, expect, test } from 'vitest'

import { provinceBorders } from '#catalog/model/borders.ts'
import { provinceAt, readBorders, writeBorders } from '#domain/place/province-at.ts'

const borders = readBorders(
  JSON.parse(
    JSON.stringify(
      writeBorders(
        provinceBorders().map(({ polygons, slug }) => ({ lines: polygons.flat(), province: slug }))
      )
    )
  )
)

describe('provinceAt', () => {
  test.each([
    ['almeria', 36.84, -2.4637],
    ['cadiz', 36.5271, -6.2886],
    ['cordoba', 37.8882, -4.7794],
    ['granada', 37.1773, -3.5986],
    ['huelva', 37.2614, -6.9447],
    ['jaen', 37.7796, -3.7849],
    ['malaga', 36.7213, -4.4214],
    ['sevilla', 37.3891, -5.9845]
  ])('the capital of %s is in it', (province, lat, lng) => {
    expect(provinceAt(borders, { lat, lng })).toBe(province)
  })

  test('a boat a kilometre off the beach is in the nearest province', () => {
    expect(provinceAt(borders, { lat: 36.706, lng: -4.41 })).toBe('malaga')
  })

  test('further out there is no province', () => {
    expect(provinceAt(borders, { lat: 36.4, lng: -4.2 })).toBeNull()
    expect(provinceAt(borders, { lat: 40.4168, lng: -3.7038 })).toBeNull()
  })
})

test('borders that are not borders are refused', () => {
  expect(() => readBorders({ 99: [] })).toThrow('«99»')
})
