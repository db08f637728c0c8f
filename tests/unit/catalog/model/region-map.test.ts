import { describe, expect, test } from 'vitest'

import { listingDrawing, placeOnMap } from '#catalog/model/region-map.ts'
import { pointIn } from '#domain/place/listing-map.ts'
import { provinceSlugs } from '#domain/place/province.ts'

const towns = {
  almeria: { lat: 36.84, lng: -2.46 },
  andalucia: { lat: 37.18, lng: -3.6 },
  cadiz: { lat: 36.01, lng: -5.6 },
  cordoba: { lat: 37.88, lng: -4.78 },
  granada: { lat: 37.18, lng: -3.6 },
  huelva: { lat: 37.26, lng: -6.95 },
  jaen: { lat: 38.01, lng: -3.37 },
  malaga: { lat: 36.75, lng: -3.88 },
  sevilla: { lat: 37.39, lng: -5.99 }
}

describe('the drawing beside a listing', () => {
  test.each(provinceSlugs)('%s shows its towns, where its borders are drawn', province => {
    const { frame, scale, x, y } = listingDrawing(province)
    const [left, top] = pointIn(frame, towns[province])
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(frame.width)
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThan(frame.height)
    // Both are rounded to whole units of their drawing.
    const [mapX, mapY] = placeOnMap(towns[province])
    expect(Math.abs(mapX * scale + x - left)).toBeLessThanOrEqual(scale / 2 + 0.5)
    expect(Math.abs(mapY * scale + y - top)).toBeLessThanOrEqual(scale / 2 + 0.5)
  })

  test('a province is drawn larger than the region', () => {
    expect(listingDrawing('malaga').scale).toBeGreaterThan(2 * listingDrawing('andalucia').scale)
  })
})
