import { expect, test } from 'vitest'

import { documentCollections, snapshotHead } from '#contract/reading/snapshot.ts'

test('a collection that is not named is an empty one', () => {
  const collections = documentCollections.parse({ experiencias: [{ id: 'a' }] })
  expect(collections.experiencias).toEqual([{ id: 'a' }])
  expect(collections.partners).toEqual([])
})

test('fields of documents pass untouched', () => {
  const document = { codigoInterno: { a: [1, null] }, id: 'a' }
  expect(documentCollections.parse({ categorias: [document] }).categorias).toEqual([document])
})

test('a document without an id is none', () => {
  expect(documentCollections.safeParse({ experiencias: [{ nombre: 'sin id' }] }).success).toBe(false)
})

test.each([{ moment: 'ayer', source: 'prueba' }, { moment: '2026-11-20T10:00:00Z' }, []])(
  '%j says nothing of a snapshot',
  head => {
    expect(snapshotHead.safeParse(head).success).toBe(false)
  }
)
