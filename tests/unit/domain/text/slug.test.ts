import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isSlug, slugOf } from '#domain/text/slug.ts'

describe('slugOf', () => {
  test.each([
    ['Un paseo', 'un-paseo'],
    ['Cádiz, Ñora y pingüinos', 'cadiz-nora-y-pinguinos'],
    ['L’Alcazaba d’Almería', 'l-alcazaba-d-almeria'],
    ['  --Ruta   1 & 2!--  ', 'ruta-1-2'],
    ['../secreto/..', 'secreto'],
    ['Façade à São João', 'facade-a-sao-joao'],
    ['ya-es-un-slug', 'ya-es-un-slug'],
    ['snake_case', 'snake-case'],
    ['東京', ''],
    ['', '']
  ])('of %j is %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug)
  })

  test('a composed accent and a combined one give the same', () => {
    expect(slugOf('Ma\u0301laga')).toBe(slugOf('M\u00e1laga'))
  })
})

describe('isSlug', () => {
  test.each(['a', 'ruta-1', '2026', 'a-b-c'])('%j is one', text => {
    expect(isSlug(text)).toBe(true)
  })

  test.each(['', '-a', 'a-', 'a--b', 'A', 'á', 'a b', 'a/b', 'a.b', 'a_b', 'a\n'])('%j is none', text => {
    expect(isSlug(text)).toBe(false)
  })

  test.each(['Un paseo', 'Cádiz', '__x__'])('what slugOf makes of %j is one', text => {
    expect(isSlug(slugOf(text))).toBe(true)
  })
})

test('any text makes a slug or nothing, and a slug makes itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const slug = slugOf(text)
      expect(slug === '' || isSlug(slug)).toBe(true)
      expect(slugOf(slug)).toBe(slug)
    })
  )
})
