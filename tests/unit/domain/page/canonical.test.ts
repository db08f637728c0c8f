import { describe, expect, test } from 'vitest'

import {
  addressIn,
  alternatesOf,
  canonicalOf,
  hasAlternates,
  shownLanguage,
  markdownOf
} from '#domain/page/canonical.ts'
import { type Language, languages, type Locale } from '#domain/text/locale.ts'

const site = 'https://www.clavel.example'

test.each<[Language, string, string]>([
  ['es', '/agenda', `${site}/agenda`],
  ['en', '/agenda', `${site}/en/agenda`],
  ['es', '/', site],
  ['pt', '/', `${site}/pt`]
])('in %s, %s is %s', (language, route, address) => {
  expect(addressIn(site, language, route)).toBe(address)
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
  expect(canonicalOf(site, { ...page, locale: 'es' })).toBe(`${site}/agenda`)
})

describe('the alternates', () => {
  test('are the languages it is written in, and the default', () => {
    expect(alternatesOf(site, { languages: ['es', 'en'], path: '/agenda' })).toEqual([
      { href: `${site}/agenda`, hreflang: 'es' },
      { href: `${site}/en/agenda`, hreflang: 'en' },
      { href: `${site}/agenda`, hreflang: 'x-default' }
    ])
  })

  test('have the first language as default where there is no Spanish', () => {
    expect(alternatesOf(site, { languages: ['de', 'fr'], path: '/agenda' }).at(-1)).toEqual({
      href: `${site}/de/agenda`,
      hreflang: 'x-default'
    })
  })

  test('of a page that no language has are none', () => {
    expect(alternatesOf(site, { languages: [], path: '/agenda' })).toEqual([])
  })
})

describe('a page that another one stands for', () => {
  const cover = { canonicalPath: '/jaen/experiencias/listado', languages: [...languages], path: '/jaen' }

  test('is kept under the address of that one, in its language', () => {
    expect(canonicalOf(site, { ...cover, locale: 'de' })).toBe(`${site}/de/jaen/experiencias/listado`)
    expect(canonicalOf(site, { ...cover, locale: 'es' })).toBe(`${site}/jaen/experiencias/listado`)
  })

  test('lists no languages: the other one does', () => {
    expect(hasAlternates({ ...cover, locale: 'esd' })).toBe(false)
    expect(hasAlternates({ ...cover, canonicalPath: '/jaen', locale: 'esd' })).toBe(true)
  })
})

test('the copy of a page in Markdown is in the language that the page shows', () => {
  const page = { languages: ['es', 'en'] satisfies Language[], path: '/experiencias/kayak' }
  expect(markdownOf({ ...page, locale: 'en' })).toBe('/en/experiencias/kayak.md')
  expect(markdownOf({ ...page, locale: 'pt' })).toBe('/experiencias/kayak.md')
  expect(markdownOf({ ...page, locale: 'es' })).toBe('/experiencias/kayak.md')
})
