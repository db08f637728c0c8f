import { describe, expect, test } from 'vitest'

import {
  isSpotId,
  shortAddresses,
  shortAddressOf,
  shortAddressTarget,
  shortNamesOf,
  typedAddress
} from '#domain/partner/short-address.ts'

import { aPartner } from '../../../fixtures/builders.ts'

const named = (id: string, shortName: string | null = null) => aPartner({ id, shortName })

describe('the short name of a partner', () => {
  test.each([
    ['is its short name as a slug', 'casa-1', 'Peña Ñandú', 'pena-nandu'],
    ['is its id where it has none', 'casa-1', null, 'casa-1'],
    ['is its id where nothing of it can be typed', 'casa-1', 'Дом у моря', 'casa-1']
  ])('%s', (_, id, shortName, name) => {
    expect(shortNamesOf([named(id, shortName)]).get(id)).toBe(name)
  })

  test('belongs to the first by id where two want it', () => {
    const names = shortNamesOf([named('b', 'Burriana'), named('a', 'burriana')])
    expect([names.get('a'), names.get('b')]).toEqual(['burriana', 'b'])
  })

  test('is never the id of another', () => {
    expect(shortNamesOf([named('a', 'Sol'), named('sol')]).get('a')).toBe('a')
  })
})

describe('a short address', () => {
  const spots = [{ id: 'mesa', name: 'Mesa' }]
  const house = aPartner({ id: 'casa-burriana', shortName: 'Burriana' }, { spots })
  const addresses = shortAddresses([house], [named('cerrada')], () => '/bienvenida/x')

  test('is there by the short name and by the id', () => {
    expect(Object.keys(addresses).toSorted()).toEqual(['burriana', 'casa-burriana', 'cerrada'])
    expect(addresses.burriana).toEqual(addresses['casa-burriana'])
  })

  test.each([
    ['mesa', '/bienvenida/x?partner=casa-burriana&sitio=mesa'],
    ['cocina', '/bienvenida/x?partner=casa-burriana'],
    ['<b>', '/bienvenida/x?partner=casa-burriana'],
    [['mesa', 'mesa'], '/bienvenida/x?partner=casa-burriana'],
    [undefined, '/bienvenida/x?partner=casa-burriana']
  ])('with the place %j leads to %s', (spot, target) => {
    expect(addresses.burriana && shortAddressTarget(addresses.burriana, spot)).toBe(target)
  })

  test('of a partnership that ended leads there without the partner', () => {
    expect(addresses.cerrada && shortAddressTarget(addresses.cerrada, 'mesa')).toBe('/bienvenida/x')
  })

  test('is printed as it is typed', () => {
    const address = shortAddressOf('https://www.clavel.example', 'burriana', 'mesa')
    expect(address).toBe('https://www.clavel.example/p/burriana?sitio=mesa')
    expect(typedAddress(address)).toBe('clavel.example/p/burriana')
  })
})

test.each([
  ['mesa', true],
  ['hab-1', true],
  ['', false],
  ['-a', false],
  ['Mesa', false],
  ['a'.repeat(31), false],
  [null, false]
])('%j as the id of a place: %s', (text, isOne) => {
  expect(isSpotId(text)).toBe(isOne)
})
