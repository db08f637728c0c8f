import { expect, test } from 'vitest'

import { snapshotSchema } from '#contract/reading/snapshot.ts'

const head = { moment: '2026-11-20T10:00:00Z', source: 'prueba' }

test('a collection that a snapshot does not name is an empty one', () => {
  const { collections } = snapshotSchema.parse({ ...head, collections: { experiencias: [{ id: 'a' }] } })
  expect(collections.experiencias).toEqual([{ id: 'a' }])
  expect(collections.partners).toEqual([])
})

test('fields of documents pass untouched', () => {
  const document = { codigoInterno: { a: [1, null] }, id: 'a' }
  const { collections } = snapshotSchema.parse({ ...head, collections: { categorias: [document] } })
  expect(collections.categorias).toEqual([document])
})

test.each([
  { ...head, collections: { experiencias: [{ nombre: 'sin id' }] } },
  { ...head, collections: {}, moment: 'ayer' },
  { collections: {}, moment: head.moment },
  []
])('%j is no snapshot', file => {
  expect(snapshotSchema.safeParse(file).success).toBe(false)
})
