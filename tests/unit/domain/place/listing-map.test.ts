import { describe, expect, test } from 'vitest'

import {
  edgesOf,
  type MapExtent,
  type MapPin,
  mapPins,
  pinSize,
  pointIn,
  readExtent,
  writeExtent
} from '#domain/place/listing-map.ts'

const frame: MapExtent = { height: 300, north: 38, perLat: 100, perLng: 80, west: -6, width: 400 }
const spot = (slug: string, x: number, y: number, town: string | null = null) => ({
  item: { label: '26 €', slug, town },
  point: [x, y] as [number, number]
})

describe('pointIn', () => {
  test('a place stands right of the west and below the north of its drawing', () => {
    expect(pointIn(frame, { lat: 37, lng: -5 })).toEqual([80, 100])
  })

  test('the corners of the drawing are the corners of its part of the world', () => {
    const { east, north, south, west } = edgesOf(frame)
    expect(pointIn(frame, { lat: north, lng: west })).toEqual([0, 0])
    expect(pointIn(frame, { lat: south, lng: east })).toEqual([frame.width, frame.height])
  })
})

test('a drawing is read from a page as it was written', () => {
  expect(readExtent(writeExtent(frame))).toEqual(frame)
})

describe('mapPins', () => {
  test('a pin alone says its amount', () => {
    expect(mapPins(frame, [spot('kayak', 200, 100)])).toMatchObject([
      { items: [{ slug: 'kayak' }], label: '26 €', x: 200, y: 100 }
    ])
  })

  test('pins that would cover one another are one with its number', () => {
    const [pin, ...others] = mapPins(frame, [spot('kayak', 200, 100), spot('snorkel', 250, 104)])
    expect(others).toEqual([])
    expect(pin).toMatchObject({ label: '2', x: 200 })
  })

  test('no two pins cover one another', () => {
    const spots = Array.from({ length: 200 }, (_, place) =>
      spot(String(place), (place * 53) % 400, (place * 31) % 300)
    )
    const pins = mapPins(frame, spots)
    expect(pins.flatMap(({ items }) => items)).toHaveLength(200)
    const isApart = (a: MapPin, b: MapPin) =>
      Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= pinSize.height
    expect(pins.every((pin, place) => pins.slice(place + 1).every(other => isApart(pin, other)))).toBe(true)
  })

  test('two groups of several that do not touch stay two', () => {
    const pins = mapPins(frame, [
      spot('granada', 200, 100),
      spot('alhambra', 204, 100),
      spot('sevilla', 240, 100),
      spot('triana', 244, 100)
    ])
    expect(pins.map(({ label }) => label)).toEqual(['2', '2'])
  })

  test('one whose price is not known is one', () => {
    expect(
      mapPins(frame, [{ item: { label: '', slug: 'castle', town: null }, point: [200, 100] }])
    ).toMatchObject([{ label: '1' }])
  })

  test('one above the other they may be nearer than side by side', () => {
    expect(mapPins(frame, [spot('kayak', 200, 100), spot('snorkel', 200, 140)])).toHaveLength(2)
  })

  test('no pin hangs over the edge', () => {
    const pins = mapPins(frame, [spot('west', 0, 0), spot('east', 400, 300)])
    for (const { width, x, y } of pins) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0)
      expect(x + width / 2).toBeLessThanOrEqual(frame.width)
      expect(y).toBeGreaterThan(pinSize.height)
    }
  })

  test('what lies beyond the drawing has no pin', () => {
    expect(mapPins(frame, [spot('elsewhere', 401, 10), spot('there', 10, -1)])).toEqual([])
  })

  test('a pin of several has the name of the town that most of them are in', () => {
    const spots = [
      spot('a', 200, 100, 'Gelves'),
      spot('b', 202, 100, 'Sevilla'),
      spot('c', 204, 100, 'Sevilla')
    ]
    expect(mapPins(frame, spots).map(({ town }) => town?.name)).toEqual(['Sevilla'])
  })

  test('it stands in that town, whichever of its experiences comes first in the list', () => {
    const spots = [
      spot('a', 200, 120, 'Salobreña'),
      spot('b', 202, 100, 'Granada'),
      spot('c', 204, 100, 'Granada')
    ]
    const [pin] = mapPins(frame, spots)
    expect(pin).toMatchObject({ town: { name: 'Granada' }, x: 202, y: 100 })
    expect(pin?.items.map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
  })

  test('a name stands below its pin, else beside it; where it would cover another pin or leave the drawing it is left out', () => {
    const spots = [
      spot('above', 200, 100, 'Nerja'),
      spot('below', 200, 140, 'Maro'),
      spot('edge', 390, 200, 'Villanueva de la Concepción de los Montes de Málaga'),
      spot('foot', 100, 299, 'Tarifa')
    ]
    const towns = mapPins(frame, spots).map(({ town }) => town)
    expect(towns).toMatchObject([
      { at: [expect.any(Number), -23], name: 'Nerja' },
      { at: [0, 10], name: 'Maro' },
      null,
      { name: 'Tarifa' }
    ])
  })

  test('no town is named twice', () => {
    const spots = [spot('north', 100, 100, 'Níjar'), spot('south', 100, 200, 'Níjar')]
    expect(mapPins(frame, spots).flatMap(({ town }) => town?.name ?? [])).toEqual(['Níjar'])
  })
})
