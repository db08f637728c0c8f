import { describe, expect, test } from 'vitest'

import { addressIn, alternatesOf, canonicalOf, shownLanguage } from '#domain/canonical.ts'
import { type Language, languages, type Locale } from '#domain/locale.ts'

const site = 'https://www.clavel.example'

test.each<[Language, string, string]>([
  ['es', '/agenda', `${site}/agenda`],
  ['en', '/agenda', `${site}/en/agenda`],
  ['es', '/', site],
  ['pt', '/', `${site}/pt`]
])('in %s, %s is %s', (language, route, address) => {
  expect(addressIn(language, route)).toBe(address)
})

test.each<[Locale, Language[], Language]>([
  ['esd', ['es', 'en'], 'es'],
  ['es', ['es', 'en'], 'es'],
  ['en', ['es', 'en'], 'en'],
  ['pt', ['es', 'en'], 'es'],
  ['esd', ['en', 'de'], 'en'],
  ['fr', [], 'es']
])('a page of %s written in %j shows %s', (locale, written, shown) => {
  expect(shownLanguage({ languages: written, locale })).toBe(shown)
})

test('the prefixed Spanish page is kept under the unprefixed address', () => {
  const page = { languages: [...languages], path: '/agenda' }
  expect(canonicalOf({ ...page, locale: 'es' })).toBe(`${site}/agenda`)
})

describe('the alternates', () => {
  test('are the languages it is written in, and the default', () => {
    expect(alternatesOf({ languages: ['es', 'en'], path: '/agenda' })).toEqual([
      { href: `${site}/agenda`, hreflang: 'es' },
      { href: `${site}/en/agenda`, hreflang: 'en' },
      { href: `${site}/agenda`, hreflang: 'x-default' }
    ])
  })

  test('have the first language as default where there is no Spanish', () => {
    expect(alternatesOf({ languages: ['de', 'fr'], path: '/agenda' }).at(-1)).toEqual({
      href: `${site}/de/agenda`,
      hreflang: 'x-default'
    })
  })

  test('of a page that no language has are none', () => {
    expect(alternatesOf({ languages: [], path: '/agenda' })).toEqual([])
  })
})
