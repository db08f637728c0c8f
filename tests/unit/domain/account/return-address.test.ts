import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { loginNaming, returnAddress } from '#domain/account/return-address.ts'

const site = 'https://clavel.example'
const login = `${site}/login`

function named(address: string): string {
  return `${login}?volver=${encodeURIComponent(address)}`
}

describe('after signing in, people return to', () => {
  test.each([
    ['the page that led to the sign-in', login, `${site}/experiencias/ronda?dia=hoy`],
    ['the same in another language', `${site}/de/login`, `${site}/experiencias/ronda?dia=hoy`],
    ['the page that the address names', named('/experiencias/ronda?dia=hoy'), 'https://other.example/'],
    [
      'the page that the sign-in in another language named',
      `${site}/de/login`,
      named('/experiencias/ronda?dia=hoy')
    ]
  ])('%s', (_, href, referrer) => {
    expect(returnAddress({ href, referrer })).toBe(`${site}/experiencias/ronda?dia=hoy`)
  })

  test('the very place in the page, and also after a reload', () => {
    const page = `${site}/experiencias/ronda?a=1&b=2#opiniones`
    expect(returnAddress({ href: loginNaming(page, `${login}?partner=x`), referrer: '' })).toBe(page)
  })

  test.each([
    '',
    'about:blank',
    'https://other.example/precios',
    'http://clavel.example/precios',
    'https://clavel.example:8443/precios',
    'https://clavel.example.other.example/',
    `${site}/login`,
    `${site}/login/`,
    `${site}/de/login?x=1`
  ])('nowhere when %j led to the sign-in', referrer => {
    expect(returnAddress({ href: login, referrer })).toBeNull()
  })
})

describe('the address cannot be used to lead anybody away', () => {
  test.each([
    'https://other.example',
    '//other.example',
    '///other.example',
    String.raw`\\other.example`,
    String.raw`/\other.example`,
    '/\t/other.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://clavel.example/1',
    'https://clavel.example@other.example/',
    '//user:pass@other.example/',
    'http://[',
    '/login',
    '/fr/login/'
  ])('%j', address => {
    expect(returnAddress({ href: named(address), referrer: `${site}/precios` })).toBeNull()
  })

  test.each([
    'https:other.example',
    `${site}//other.example/x`,
    '/.//other.example/x',
    `https://user:pass@clavel.example/x`
  ])('%j stays a page of this site, without names or passwords', address => {
    const page = returnAddress({ href: named(address), referrer: '' })
    expect(page?.startsWith(`${site}/`)).toBe(true)
    expect(new URL(page ?? '').username).toBe('')
  })
})

test('whatever an address or a referrer says, people stay on the site', () => {
  const odd = fc.oneof(
    fc.webUrl(),
    fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          '//',
          'https:',
          'javascript:',
          'blob:',
          '@',
          site,
          'evil.example',
          '?volver=',
          '#',
          '%2F',
          '\t',
          'login',
          '..'
        ),
        { maxLength: 6 }
      )
      .map(parts => parts.join('')),
    fc.string({ unit: 'binary' })
  )
  fc.assert(
    fc.property(odd, odd, (address, referrer) => {
      for (const href of [named(address.toWellFormed()), login]) {
        const page = returnAddress({ href, referrer })
        expect(page === null || new URL(page).origin === site).toBe(true)
      }
    }),
    { numRuns: 500 }
  )
})
