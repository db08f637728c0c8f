import { describe, expect, test } from 'vitest'

import { entryOf, type PartnerLink, publicRecordOf, redirectOf } from '#domain/partner/partner.ts'

import { aPartner } from '../../../fixtures/builders.ts'

const leading = (links: PartnerLink[]) => publicRecordOf(aPartner({ id: 'costa', links }))

const link = { path: '/malaga/experiencias/listado', redirectTo: '/malaga/experiencias/listado/rutas' }

describe('redirectOf', () => {
  test.each([
    ['/malaga/experiencias/listado', '/malaga/experiencias/listado/rutas'],
    ['/de/malaga/experiencias/listado', '/de/malaga/experiencias/listado/rutas'],
    ['/cadiz/experiencias/listado', null],
    ['/malaga/experiencias/listado/rutas', null]
  ])('from %s leads to %s', (path, target) => {
    expect(redirectOf(leading([link]), path)).toBe(target)
  })

  test.each([
    ['', ''],
    ['?', ''],
    ['?partner=costa', ''],
    ['?partner=costa&dia=hoy&utm_source=qr', '?dia=hoy&utm_source=qr'],
    ['?dia=hoy&partner=costa&partner=casas', '?dia=hoy'],
    ['?%70artner=costa&dia=hoy', '?dia=hoy'],
    ['?&&dia=hoy&', '?dia=hoy'],
    ['?utm_term=a%20b+c&x=%E0', '?utm_term=a%20b+c&x=%E0'],
    ['?partnership=1&Partner=2', '?partnership=1&Partner=2'],
    ['?next=//evil.example&a=b=c?d', '?next=//evil.example&a=b=c?d']
  ])('the query %j goes along as %j', (search, query) => {
    expect(redirectOf(leading([link]), link.path, search)).toBe(`${link.redirectTo}${query}`)
  })

  test('what the target asks for itself counts more, and stays before its fragment', () => {
    const own = leading([{ ...link, redirectTo: '/malaga?dia=semana&partner=costa#lista' }])
    expect(redirectOf(own, link.path, '?dia=hoy&partner=x&gratis=1')).toBe(
      '/malaga?dia=semana&partner=costa&gratis=1#lista'
    )
  })

  test('a link without a target leads nowhere', () => {
    expect(redirectOf(leading([{ ...link, redirectTo: null }]), link.path)).toBeNull()
  })

  test('a link to itself leads nowhere', () => {
    expect(redirectOf(leading([{ ...link, redirectTo: link.path }]), link.path)).toBeNull()
  })

  test('another site is the same in every language', () => {
    const away = leading([{ ...link, redirectTo: 'https://costa.example/clavel' }])
    expect(redirectOf(away, `/fr${link.path}`)).toBe('https://costa.example/clavel')
  })

  test('what was asked of us is not told to another site', () => {
    const away = leading([{ ...link, redirectTo: 'https://costa.example/clavel?a=1' }])
    expect(redirectOf(away, link.path, '?dia=hoy')).toBe('https://costa.example/clavel?a=1')
  })
})

describe('entryOf', () => {
  test('the entry in the menu leads to the target of the first link', () => {
    expect(entryOf(leading([link]), 'en')).toBe('/en/malaga/experiencias/listado/rutas')
  })

  test('without a target it leads to the link itself', () => {
    expect(entryOf(leading([{ ...link, redirectTo: null }]), 'esd')).toBe(link.path)
  })

  test('without links it leads to the page that greets guests', () => {
    const greeting = publicRecordOf(aPartner({ id: 'costa' }))
    expect(entryOf(greeting, 'de')).toBe('/de/bienvenida/costa')
  })

  test('without either there is no entry', () => {
    expect(entryOf(publicRecordOf(aPartner({}, { isGreeting: false })), 'esd')).toBeNull()
  })
})

test('the public record keeps the id of the ticket shop to ourselves', () => {
  const record = publicRecordOf(aPartner({ externalId: 'px-1' }))
  expect(record).not.toHaveProperty('externalId')
  expect(record).not.toHaveProperty('partnership')
})
