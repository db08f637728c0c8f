import { describe, expect, test } from 'vitest'

import { answerShortAddress } from '#functions/site/short-address.ts'

const addresses = new Map([
  ['burriana', { partnerId: 'casa', route: '/bienvenida/casa', spots: ['mesa'] }],
  ['Casa_1', { partnerId: 'Casa_1', route: '/malaga/experiencias/listado', spots: [] }]
])
const answer = (path: string, language?: string, spot?: unknown) =>
  answerShortAddress(path, { language, spot }, async () => addresses)

describe('a short address', () => {
  test.each([
    ['/p/burriana', undefined, undefined, '/bienvenida/casa?partner=casa'],
    ['/p/Burriana/', 'es-ES', 'mesa', '/bienvenida/casa?partner=casa&sitio=mesa'],
    ['/p/burriana', 'de-DE,de;q=0.9', 'mesa', '/de/bienvenida/casa?partner=casa&sitio=mesa'],
    ['/fr/p/burriana', 'de', 'cocina', '/fr/bienvenida/casa?partner=casa'],
    ['/p/Casa_1', 'nl', undefined, '/malaga/experiencias/listado?partner=Casa_1']
  ])('%s in %s from %s leads to %s', async (path, language, spot, to) => {
    expect(await answer(path, language, spot)).toEqual({ kind: 'redirect', to })
  })

  test('takes along what else it was asked for, but no other partner and no place that is not there', async () => {
    const search = '?partner=otra&dia=hoy&sitio=cocina&utm_source=qr%20de%20la%20guantera'
    expect(
      await answerShortAddress(
        '/p/burriana',
        { language: 'es', search, spot: 'cocina' },
        async () => addresses
      )
    ).toEqual({
      kind: 'redirect',
      to: '/bienvenida/casa?partner=casa&dia=hoy&utm_source=qr%20de%20la%20guantera'
    })
  })

  test.each([
    ['/p/nadie', undefined, '/404'],
    ['/p/nadie', 'pt-BR', '/pt/404'],
    ['/en/p/nadie', undefined, '/en/404']
  ])('%s in %s is missing, and the page says so in that language', async (path, language, page) => {
    expect(await answer(path, language)).toEqual({ kind: 'missing', page })
  })

  test.each(['/p', '/p/', '/p/a/b', '/p/%3Cb%3E', '/experiencias/x'])('%s is none', async path => {
    expect(await answer(path)).toBeNull()
  })

  test('leads home where the site cannot say where it leads', async () => {
    expect(await answerShortAddress('/p/burriana', { language: 'de', spot: null }, async () => null)).toEqual(
      {
        kind: 'redirect',
        to: '/de'
      }
    )
  })
})
