import { describe, expect, test } from 'vitest'

import { hasWelcome, isPartnerAt, nearTo, tipsOn, wayOf } from '#domain/partner/host.ts'

import { aPartner } from '../../../fixtures/builders.ts'

const { host } = aPartner()
const nerja = { lat: 36.7502, lng: -3.8672 }

describe('isPartnerAt', () => {
  const now = '2026-06-12T10:00:00Z'
  test.each([
    [true, null, true],
    [false, null, false],
    [true, '2026-06-12T09:59:59Z', false],
    [true, '2026-06-12T12:00:00.001+02:00', true]
  ])('active %s, until %s: %s', (isActive, until, isPartner) => {
    expect(isPartnerAt({ isActive, until }, now)).toBe(isPartner)
  })
})

describe('hasWelcome', () => {
  test.each([
    [{}, false],
    [{ municipality: 'Nerja' }, true],
    [{ position: nerja }, true],
    [{ tips: [{ experienceId: 'kayak', text: null }] }, true],
    [{ isGreeting: false, municipality: 'Nerja', position: nerja }, false]
  ])('of %j is %s', (said, has) => expect(hasWelcome({ ...host, ...said })).toBe(has))
})

describe('tipsOn', () => {
  const tips = [
    { experienceId: 'kayak', text: { es: 'Pronto' } },
    { experienceId: 'cueva', text: null }
  ]
  const house = (id: string, isGreeting: boolean) => ({ host: { ...host, isGreeting, tips }, id, name: id })

  test('gathers the sentences of all that greet, by what they speak of', () => {
    const found = tipsOn([house('casa', true), house('villa', true), house('muda', false)])
    expect([...found]).toEqual([
      [
        'kayak',
        [
          { name: 'casa', partner: 'casa', text: { es: 'Pronto' } },
          { name: 'villa', partner: 'villa', text: { es: 'Pronto' } }
        ]
      ]
    ])
  })
})

describe('wayOf', () => {
  test.each([
    [0, { kind: 'walk', minutes: 1 }],
    [0.24, { kind: 'walk', minutes: 4 }],
    [1.2, { kind: 'walk', minutes: 20 }],
    [1.21, { kind: 'ride', km: 2 }],
    [2.5, { kind: 'ride', km: 3.5 }],
    [11, { kind: 'ride', km: 14 }]
  ])('%d km in a straight line are %j', (km, way) => expect(wayOf(km)).toEqual(way))
})

describe('nearTo', () => {
  const at = (id: string, lat: number) => ({ id, position: { lat, lng: nerja.lng } })
  const idsNear = (...items: { id: string; position: { lat: number; lng: number } | null }[]) =>
    nearTo(nerja, items).map(({ item }) => item.id)
  const near = [1, 2, 3, 4].map(number => at(`near ${number}`, 36.75 + number / 1000))
  const trip = at('trip', 37.1)

  test('gives the nearest first, without what is nowhere', () => {
    expect(idsNear(at('far', 36.9), at('near', 36.751), { id: 'lost', position: null })).toEqual([
      'near',
      'far'
    ])
  })

  test('where little is near, what a trip of a day reaches fills it up', () => {
    expect(idsNear(trip, at('sevilla', 37.4), at('near', 36.751))).toEqual(['near', 'trip'])
  })

  test('where enough is near, nothing else is', () => {
    expect(idsNear(trip, ...near)).toEqual(['near 1', 'near 2', 'near 3', 'near 4'])
  })

  test('a house abroad has nothing near it', () => {
    expect(nearTo({ lat: 43.3, lng: -1.98 }, [at('near', 36.751)])).toEqual([])
  })
})
