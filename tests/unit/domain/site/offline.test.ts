import { describe, expect, test } from 'vitest'

import { handlingOf, isCacheable, isOfVersion, markAsCached } from '#domain/site/offline.ts'

describe('who answers a request', () => {
  test.each([
    ['/malaga/experiencias/listado', true, 'page'],
    ['/', true, 'page'],
    ['/perfil', true, 'page'],
    ['/agenda.ics', true, 'passed'],
    ['/embed/v1/es/malaga', true, 'passed'],
    ['/fn/urlHolidays', true, 'passed'],
    ['/__/auth/handler', true, 'passed'],
    ['/vista-previa', true, 'passed'],
    ['/vista-previa/experiencias/nueva', true, 'passed'],
    ['/fn/urlHolidays', false, 'passed'],
    ['/__/firebase/init.json', false, 'passed'],
    ['/datos/busqueda/es.json', false, 'passed'],
    ['/sw.js', false, 'passed'],
    ['/_astro/Page.abc.css', false, 'part'],
    ['/_astro/fonts/abc.woff2', false, 'part'],
    ['/fotografias/kayak-abc-480.webp', false, 'picture'],
    ['/carteles/ancho/kayak.svg', false, 'picture']
  ] as const)('%s, going there: %s, is for a %s', (path, isNavigation, handling) => {
    expect(handlingOf(path, isNavigation)).toBe(handling)
  })
})

describe('what may be kept', () => {
  test.each(['/', '/en', '/experiencias/kayak', '/de/plan', '/sin-conexion', '/compras-en-malaga'])(
    '%s',
    path => {
      expect(isCacheable(path)).toBe(true)
    }
  )

  test.each([
    '/embed/v1/es/malaga',
    '/perfil',
    '/en/perfil',
    '/compras',
    '/compras/1234',
    '/experiencias',
    '/es/experiencias',
    '/login',
    '/estudio',
    '/en/estudio',
    '/fn/usuario',
    '/vista-previa/experiencias/nueva',
    '/404',
    '/error'
  ])('never %s', path => {
    expect(isCacheable(path)).toBe(false)
  })
})

describe('a page is of a version', () => {
  const html =
    '<link href="/_astro/a.1.css"><astro-island component-url="/_astro/b.2.js"><img src="/_astro/c.webp">'

  test('when it names nothing but its parts', () => {
    expect(isOfVersion(html, new Set(['/_astro/a.1.css', '/_astro/b.2.js', '/_astro/d.js']))).toBe(true)
  })

  test('and not when one is of another version', () => {
    expect(isOfVersion(html, new Set(['/_astro/a.1.css', '/_astro/b.3.js']))).toBe(false)
  })
})

test('a kept page says so at its beginning, whatever the words are', () => {
  expect(markAsCached('<!doctype html><html lang="es">', 'del "martes"')).toBe(
    '<!doctype html><html data-kept="del &quot;martes&quot;" lang="es">'
  )
})
