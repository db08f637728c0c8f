import { describe, expect, test } from 'vitest'

import { entryOf, type PartnerLink, publicRecordOf, redirectOf } from '#domain/partner.ts'

function aPartner(links: PartnerLink[]) {
  return {
    externalId: 'px-1',
    id: 'costa',
    kind: 'rentacar',
    linkName: null,
    links,
    name: 'Costa',
    shortName: null
  } as const
}

const link = { path: '/malaga/experiencias/listado', redirectTo: '/malaga/experiencias/listado/rutas' }

describe('redirectOf', () => {
  test.each([
    ['/malaga/experiencias/listado', '/malaga/experiencias/listado/rutas'],
    ['/de/malaga/experiencias/listado', '/de/malaga/experiencias/listado/rutas'],
    ['/cadiz/experiencias/listado', null],
    ['/malaga/experiencias/listado/rutas', null]
  ])('from %s leads to %s', (path, target) => {
    expect(redirectOf(aPartner([link]), path)).toBe(target)
  })

  test('a link without a target leads nowhere', () => {
    expect(redirectOf(aPartner([{ ...link, redirectTo: null }]), link.path)).toBeNull()
  })

  test('a link to itself leads nowhere', () => {
    expect(redirectOf(aPartner([{ ...link, redirectTo: link.path }]), link.path)).toBeNull()
  })

  test('another site is the same in every language', () => {
    const away = aPartner([{ ...link, redirectTo: 'https://costa.example/clavel' }])
    expect(redirectOf(away, `/fr${link.path}`)).toBe('https://costa.example/clavel')
  })
})

describe('entryOf', () => {
  test('the entry in the menu leads to the target of the first link', () => {
    expect(entryOf(aPartner([link]), 'en')).toBe('/en/malaga/experiencias/listado/rutas')
  })

  test('without a target it leads to the link itself', () => {
    expect(entryOf(aPartner([{ ...link, redirectTo: null }]), 'esd')).toBe(link.path)
  })

  test('without links there is no entry', () => {
    expect(entryOf(aPartner([]), 'esd')).toBeNull()
  })
})

test('the public record keeps the id of the ticket shop to ourselves', () => {
  expect(publicRecordOf(aPartner([link]))).not.toHaveProperty('externalId')
})
