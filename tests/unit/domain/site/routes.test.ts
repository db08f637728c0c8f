import { describe, expect, test } from 'vitest'

import { locales } from '#domain/text/locale.ts'
import { localeOfPath, localeParam, pathIn, routeOfPath, routes } from '#domain/site/routes.ts'

describe('routes.listing', () => {
  test.each([
    [routes.listing('malaga'), '/malaga/experiencias/listado'],
    [routes.listing('malaga', null, 2), '/malaga/experiencias/listado/pagina/2'],
    [routes.listing('andalucia', 'flamenco'), '/andalucia/experiencias/listado/flamenco'],
    [routes.listing('andalucia', 'flamenco', 1), '/andalucia/experiencias/listado/flamenco'],
    [routes.listing('andalucia', 'flamenco', 3), '/andalucia/experiencias/listado/flamenco/pagina/3']
  ])('%s', (address, expected) => {
    expect(address).toBe(expected)
  })
})

test('the routes with a name in them', () => {
  expect([
    routes.experience('un-paseo'),
    routes.meta('nerja'),
    routes.agendaOf('nerja'),
    routes.company('levante'),
    routes.province('cadiz')
  ]).toEqual(['/experiencias/un-paseo', '/meta/nerja', '/agenda/nerja', '/empresas/levante', '/cadiz'])
})

test('no two routes share an address', () => {
  const fixed = Object.values(routes).filter(route => typeof route === 'string')
  expect(new Set(fixed).size).toBe(fixed.length)
})

describe('pathIn', () => {
  test.each([
    ['esd', '/', '/'],
    ['esd', '/agenda', '/agenda'],
    ['es', '/agenda', '/es/agenda'],
    ['en', '/', '/en'],
    ['pt', '/malaga', '/pt/malaga']
  ] as const)('%s %s is %s', (locale, route, path) => {
    expect(pathIn(locale, route)).toBe(path)
  })
})

test('localeParam is missing for the default Spanish alone', () => {
  expect(locales.map(localeParam)).toEqual([undefined, 'es', 'en', 'de', 'fr', 'pt'])
})

describe('localeOfPath', () => {
  test.each([
    ['/', 'esd'],
    ['', 'esd'],
    ['/agenda', 'esd'],
    ['/en', 'en'],
    ['/en/agenda', 'en'],
    ['/es/agenda', 'es'],
    ['/esd/agenda', 'esd'],
    ['/english/agenda', 'esd'],
    ['/agenda/en', 'esd'],
    ['/EN/agenda', 'esd'],
    ['//en/agenda', 'esd']
  ])('%j is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale)
  })

  test.each(locales)('finds the locale that pathIn put there: %s', locale => {
    expect(localeOfPath(pathIn(locale, '/experiencias/paseo'))).toBe(locale)
  })
})

test.each(['/', '/agenda', '/esquí', '/malaga/experiencias/listado/pagina/2'])(
  'routeOfPath finds %s behind its address in each locale',
  route => {
    expect(locales.map(locale => routeOfPath(pathIn(locale, route)))).toEqual(locales.map(() => route))
  }
)
