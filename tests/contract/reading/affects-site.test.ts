import { describe, expect, test } from 'vitest'

import { collectionAt, affectsSite } from '#contract/reading/affects-site.ts'

const open = { nombre: 'Un paseo' }
const draft = { ...open, borrador: true }
const waiting = { opinion: 'Bien', publicado: false }
const published = { ...waiting, publicado: true }

describe('concernsTheSite', () => {
  test.each([
    ['a new document', undefined, open, true],
    ['a change', open, { nombre: 'Otro' }, true],
    ['a removal', open, undefined, true],
    ['a draft that is published', draft, open, true],
    ['a document that is taken back', open, draft, true],
    ['a new draft', undefined, draft, false],
    ['a change of a draft', draft, { ...draft, nombre: 'Otro' }, false],
    ['a draft that is removed', draft, undefined, false]
  ])('%s', (_, before, after, expected) => {
    expect(affectsSite('experiencias', before, after)).toBe(expected)
  })

  test.each([
    ['an opinion that waits for its review', undefined, waiting, false],
    ['one that is published', waiting, published, true],
    ['one that is taken back', published, waiting, true],
    ['one that is refused', waiting, undefined, false]
  ])('%s', (_, before, after, expected) => {
    expect(affectsSite('comentarios', before, after)).toBe(expected)
  })
})

test.each([
  ['categorias/rutas', 'categorias'],
  ['experiencias/kayak/comentarios/uno', 'comentarios'],
  ['usuarios/uno', null],
  ['usuarios/ana/compras/uno', null],
  ['constructor/uno', null]
])('%s is in the collection %s of editors', (path, collection) => {
  expect(collectionAt(path)).toBe(collection)
})
