import { describe, expect, test } from 'vitest'

import { massDeletionAlarms } from '../../src/publishing/mass-deletion-check.ts'
import { addressOf } from '../../src/publishing/keys.ts'

const files = Array.from({ length: 10 }, (_, index) => `page-${index}.html`)
const before = { documents: { categorias: 3, experiencias: 5 }, pages: () => files.length }

function without(count: number): { removed: string[] } {
  return { removed: files.slice(0, count) }
}

describe('the guard', () => {
  test('lets a fifth of the pages go, and no more', () => {
    expect(massDeletionAlarms(before, before.documents, without(2))).toEqual([])
    expect(massDeletionAlarms(before, before.documents, without(3))).toEqual([
      { kind: 'shrunk', pages: 10, removed: 3 }
    ])
  })

  test('names a collection that is empty now, whatever its pages are', () => {
    expect(massDeletionAlarms(before, { categorias: 0, experiencias: 5 }, without(0))).toEqual([
      { collection: 'categorias', documents: 3, kind: 'emptied' }
    ])
  })

  test('has nothing to say of a collection that was empty before', () => {
    expect(massDeletionAlarms({ ...before, documents: { partners: 0 } }, {}, without(0))).toEqual([])
  })
})

describe('the address of a file', () => {
  test.each([
    ['index.html', '/'],
    ['en.html', '/en'],
    ['malaga/experiencias/listado.html', '/malaga/experiencias/listado'],
    ['datos/busqueda/es.json', '/datos/busqueda/es.json']
  ])('%s is %s', (file, address) => {
    expect(addressOf(file)).toBe(address)
  })
})
