import { describe, expect, test } from 'vitest'

import { distanceDecimals, distanceKm, distanceText } from '#domain/place/place.ts'
import type { Language } from '#domain/text/locale.ts'

const malaga = { lat: 36.7213, lng: -4.4214 }
const sevilla = { lat: 37.3891, lng: -5.9845 }

describe('distanceKm', () => {
  test('is known between Málaga and Sevilla', () => {
    expect(distanceKm(malaga, sevilla)).toBeCloseTo(157.1, 0)
  })

  test('is the same in both directions', () => {
    expect(distanceKm(malaga, sevilla)).toBeCloseTo(distanceKm(sevilla, malaga), 9)
  })

  test('is 0 to the same place', () => {
    expect(distanceKm(malaga, malaga)).toBe(0)
  })

  test('a degree of latitude is 111 km, one of longitude less here', () => {
    const [lat, lng] = [37, -4]
    expect(distanceKm({ lat, lng }, { lat: lat + 1, lng })).toBeCloseTo(111.2, 1)
    expect(distanceKm({ lat, lng }, { lat, lng: lng + 1 })).toBeCloseTo(88.8, 1)
  })

  test('to the other side of the earth is half its girth', () => {
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015.1, 1)
  })
})

test.each([
  [0, 2],
  [9.99, 2],
  [10, 2],
  [10.01, 0],
  [157, 0]
])('a distance of %d km is shown with %d decimals', (km, decimals) => {
  expect(distanceDecimals(km)).toBe(decimals)
})

test.each<[Language, string, string, string]>([
  ['es', '0,35 km', '9,50 km', '157 km'],
  ['en', '0.35 km', '9.50 km', '157 km'],
  ['de', '0,35 km', '9,50 km', '157 km'],
  ['fr', '0,35 km', '9,50 km', '157 km'],
  ['pt', '0,35 km', '9,50 km', '157 km']
])('kilometres in %s have two decimals up to 10 and none above', (language, near, middle, far) => {
  const texts = [0.35, 9.5, 157.1].map(km => distanceText(km, language).replaceAll(/\s/g, ' '))
  expect(texts).toEqual([near, middle, far])
})

test('10 kilometres themselves still have their decimals', () => {
  expect([distanceText(10, 'en'), distanceText(10.4, 'en')]).toEqual(['10.00 km', '10 km'])
})
