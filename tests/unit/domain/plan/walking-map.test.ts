import { expect, test } from 'vitest'

import { walkingMap } from '#domain/plan/meeting/walking-map.ts'

import { aPlanEntry } from '../../../fixtures/plan/entries.ts'

const spot = aPlanEntry('kayak', { position: { lat: 36.75, lng: -3.87 } })

test('a walking map is in metres: a thousandth of a degree to the north is 111 of them upwards', () => {
  const north = aPlanEntry('norte', { position: { lat: 36.751, lng: -3.87 } })
  const [neighbour] = walkingMap(spot, [spot, north])?.neighbours ?? []
  expect([neighbour?.x, neighbour?.y]).toEqual([0, -111])
})

test('five minutes on foot are less than half a kilometre, ten are twice as far', () => {
  const [five, ten] = walkingMap(spot, [])?.rings ?? []
  expect(five?.radius).toBeGreaterThan(250)
  expect(five?.radius).toBeLessThan(400)
  expect(ten?.radius).toBe(625)
})

test('towns, what is too far to walk, and an unknown spot are not drawn', () => {
  const town = aPlanEntry('pueblo', { isDestination: true, position: { lat: 36.753, lng: -3.87 } })
  const far = aPlanEntry('lejos', { position: { lat: 36.8, lng: -3.87 } })
  expect(walkingMap(spot, [town, far])?.neighbours).toEqual([])
  expect(walkingMap(aPlanEntry('sin-lugar'), [far])).toBeNull()
})
