import { describe, expect, test } from 'vitest'

import type { Coordinates } from '#domain/place/place.ts'
import { provinceCodes } from '#domain/place/province-codes.ts'
import { metresOutside, municipalityAreas, provinceAreas } from '../../fixtures/catalogue/atlas.ts'
import { ownContent } from '../../fixtures/catalogue/own-catalogue.ts'

/** The official borders are drawn in steps of about 250 m; a quay or a dive is a little outside of them. */
const allowedMetres = 600

const { companies, experiences } = ownContent

const places = [
  ...experiences.map(({ id, municipality, position, provinces }) => ({
    id,
    municipality,
    position,
    provinces
  })),
  ...companies.map(({ id, municipality, position, province }) => ({
    id,
    municipality,
    position,
    provinces: province === null ? [] : [province]
  }))
].map(place => ({ ...place, codes: place.provinces.map(province => String(provinceCodes[province])) }))

const located = places.flatMap(({ position, ...place }) => (position ? [{ ...place, position }] : []))

function municipalitiesNamed(name: string | null, codes: string[]): typeof municipalityAreas {
  return municipalityAreas.filter(
    area => area.name === name && codes.some(code => area.code.startsWith(code))
  )
}

function nearest(areas: typeof municipalityAreas, position: Coordinates): number {
  return Math.min(...areas.map(area => metresOutside(area, position)))
}

describe('the measure', () => {
  const malaga = provinceAreas.filter(({ code }) => code === '29')

  test('is 0 inside', () => {
    expect(nearest(malaga, { lat: 36.72, lng: -4.42 })).toBe(0)
  })

  test('is the way to the border outside', () => {
    expect(nearest(malaga, { lat: 36.6, lng: -4.42 })).toBeGreaterThan(5000)
    expect(nearest(malaga, { lat: 36.6, lng: -4.42 })).toBeLessThan(15_000)
    expect(nearest(malaga, { lat: 37.39, lng: -5.98 })).toBeGreaterThan(50_000)
  })
})

test('every experience and every company says where it is', () => {
  expect(places.filter(({ position }) => position === null).map(({ id }) => id)).toEqual([])
})

test('every experience and every company is in one province', () => {
  expect(places.filter(({ provinces }) => provinces.length !== 1).map(({ id }) => id)).toEqual([])
})

test('every position is inside its province', () => {
  const outside = located.flatMap(({ codes, id, position }) => {
    const metres = nearest(
      provinceAreas.filter(({ code }) => codes.includes(code)),
      position
    )
    return metres > allowedMetres ? [`${id}: ${Math.round(metres)} m`] : []
  })
  expect(outside).toEqual([])
})

test('every municipality is a municipality of its province', () => {
  const unknown = places.filter(
    ({ codes, municipality }) => municipalitiesNamed(municipality, codes).length === 0
  )
  expect(unknown.map(({ id, municipality }) => `${id}: ${municipality}`)).toEqual([])
})

test('every position is inside its municipality', () => {
  const outside = located.flatMap(({ codes, id, municipality, position }) => {
    const metres = nearest(municipalitiesNamed(municipality, codes), position)
    return metres > allowedMetres ? [`${id}: ${Math.round(metres)} m outside of ${municipality}`] : []
  })
  expect(outside).toEqual([])
})

test('positions are stated to some metres, and no two experiences stand on the very same spot', () => {
  const spots = experiences.flatMap(({ position }) => (position ? [`${position.lat} ${position.lng}`] : []))
  expect(spots.filter(spot => !/\.\d{3}/.test(spot))).toEqual([])
  expect(spots.filter((spot, index) => spots.indexOf(spot) !== index)).toEqual([])
})
