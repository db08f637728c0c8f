import { describe, expect, test } from 'vitest'

import { planMap } from '#domain/plan/plan-map.ts'

const region = { height: 600, width: 1000 }
const aStop = (
  number: number,
  place: string,
  x: number,
  y: number
): Parameters<typeof planMap>[0][number] => ({
  number,
  place,
  slug: `stop-${number}`,
  spot: [x, y],
  tone: number % 2
})

describe('planMap', () => {
  test('shows the part of the region around the stops, in the shape of the region and inside it', () => {
    const { box } = planMap([aStop(1, 'Nerja', 480, 560), aStop(2, 'Málaga', 430, 550)], region)
    expect(box.width).toBeCloseTo(340)
    expect(box.width / box.height).toBeCloseTo(1000 / 600)
    expect(box.y + box.height).toBeLessThanOrEqual(600)
    expect(box.x).toBeLessThan(430)
    expect(box.x + box.width).toBeGreaterThan(480)
  })

  test('a plan across the region shows all of it, with room for numbers at its edges', () => {
    const { box } = planMap([aStop(1, 'Ayamonte', 20, 400), aStop(2, 'Mojácar', 980, 420)], region)
    expect(box.x).toBeLessThan(0)
    expect(box.x + box.width).toBeGreaterThan(1000)
    expect(box.y).toBeLessThanOrEqual(0)
    expect(box.y + box.height).toBeGreaterThanOrEqual(600)
  })

  test('stops of one place stand beside each other, under its name', () => {
    const { places, radius } = planMap([aStop(1, 'Nerja', 480, 560), aStop(2, 'Nerja', 482, 558)], region)
    expect(places.map(({ name }) => name)).toEqual(['Nerja'])
    const [first, second] = places[0]?.pins ?? []
    expect([first?.tone, second?.tone]).toEqual([1, 0])
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(2 * radius)
  })

  test('a place that would lie on another one, or on its name, stands apart from it', () => {
    const { places, radius } = planMap(
      [aStop(1, 'Antequera', 430, 500), aStop(2, 'El Torcal', 431, 503), aStop(3, 'Periana', 460, 504)],
      region
    )
    const heights = places.map(({ y }) => y)
    expect(heights[0]).toBe(500)
    for (const [index, y] of heights.entries())
      for (const other of heights.slice(index + 1)) expect(Math.abs(y - other)).toBeGreaterThan(2 * radius)
  })

  test('the name of a place in the east stands before its numbers, so that it fits', () => {
    const { places } = planMap([aStop(1, 'Huelva', 60, 400), aStop(2, 'Almería', 900, 480)], region)
    expect(places.map(({ isTextBefore }) => isTextBefore)).toEqual([false, true])
  })

  test('each number is whole, at the edges of the region and where many stand beside each other', () => {
    const { box, places, radius } = planMap(
      [
        aStop(1, 'Tarifa', 270, 599),
        aStop(2, 'Níjar', 999, 440),
        aStop(3, 'Níjar', 999, 440),
        aStop(4, 'Níjar', 999, 440),
        aStop(5, 'Santa Olalla', 280, 1)
      ],
      region
    )
    for (const { pins, y } of places) {
      expect(y - radius).toBeGreaterThan(box.y)
      expect(y + radius).toBeLessThan(box.y + box.height)
      for (const { x } of pins) {
        expect(x - radius).toBeGreaterThan(box.x)
        expect(x + radius).toBeLessThan(box.x + box.width)
      }
    }
  })
})
