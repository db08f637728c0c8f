import { describe, expect, test } from 'vitest'

import { isProvinceSlug, ownProvinces, provinceSlugs } from '#domain/place/province.ts'
import { provinceCodes, provinceOfPostalCode, provinceWithCode } from '#domain/place/province-codes.ts'

test('there are eight provinces, each with its own code, and the whole region', () => {
  expect(ownProvinces).toHaveLength(8)
  expect(new Set(Object.values(provinceCodes)).size).toBe(8)
  expect(provinceSlugs).toEqual(['andalucia', ...ownProvinces])
})

test.each(['malaga', 'andalucia', 'cordoba'])('isProvinceSlug knows %s', slug => {
  expect(isProvinceSlug(slug)).toBe(true)
})

test.each(['', 'Malaga', 'málaga', 'murcia', 'toString', 'malaga/'])('isProvinceSlug refuses %j', text => {
  expect(isProvinceSlug(text)).toBe(false)
})

describe('provinceWithCode', () => {
  test.each([
    ['04', 'almeria'],
    ['11', 'cadiz'],
    ['14', 'cordoba'],
    ['18', 'granada'],
    ['21', 'huelva'],
    ['23', 'jaen'],
    ['29', 'malaga'],
    ['41', 'sevilla'],
    ['28', null],
    ['4', null],
    ['', null]
  ])('%j is %s', (code, province) => {
    expect(provinceWithCode(code)).toBe(province)
  })
})

describe('provinceOfPostalCode', () => {
  test.each([
    ['29001', 'malaga'],
    ['04100', 'almeria'],
    ['41999', 'sevilla'],
    ['28001', null],
    ['2900', null],
    ['290011', null],
    ['29O01', null],
    [' 29001', null],
    ['29001\n', null],
    ['', null]
  ])('%j is in %s', (postalCode, province) => {
    expect(provinceOfPostalCode(postalCode)).toBe(province)
  })
})
