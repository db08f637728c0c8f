import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'

import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { seededRandom } from '#domain/data/random.ts'
import { documentIn } from '../../../scripts/database/plain.ts'
import { oddValues } from '../../../scripts/publishing-proof/edits.ts'
import { anExperienceDocument, aSnapshot } from '../../fixtures/documents.ts'

const values = {
  bytes: [new Uint8Array([1, 2, 255]), { bytesValue: 'AQL/' }],
  infinity: [Number.POSITIVE_INFINITY, { doubleValue: 'Infinity' }],
  'less than any number': [Number.NEGATIVE_INFINITY, { doubleValue: '-Infinity' }],
  'a list in a list': [
    [[1, [Number.NaN]], undefined],
    [[1, [{ doubleValue: 'NaN' }]], null]
  ],
  moment: [Timestamp.fromMillis(0), '1970-01-01T00:00:00.000Z'],
  'not a number': [Number.NaN, { doubleValue: 'NaN' }],
  point: [new GeoPoint(36.5, -0), { lat: 36.5, lng: 0 }],
  reference: [{ firestore: {}, path: 'empresas/una' }, 'empresas/una'],
  vector: [FieldValue.vector([1, Number.NaN]), { vectorValue: [1, { doubleValue: 'NaN' }] }],
  'zero below zero': [-0, 0]
} as const

test.each(Object.entries(values))('%s is plain JSON', (_, [value, expected]) => {
  const document = documentIn('a', { campo: value, grupo: { campo: value } })
  expect(document).toStrictEqual({ campo: expected, grupo: { campo: expected }, id: 'a' })
})

test.each(Object.entries(values))(
  '%s comes back from a snapshot as the live publisher has it',
  (_, [value]) => {
    const document = documentIn('a', { campo: value, lista: [value], nada: undefined, vacio: null })
    expect(JSON.parse(JSON.stringify(document))).toStrictEqual(document)
    expect(documentIn('a', document)).toStrictEqual(document)
  }
)

test.each(oddValues.map((edit, index) => [index, edit] as const))(
  'edit %i, of a value that JSON has not, is one content for a build and for the live publisher',
  (_, edit) => {
    const { collections, ...head } = aSnapshot({
      categorias: [{ id: 'mar', nombre: 'Mar' }],
      experiencias: [anExperienceDocument()]
    })
    expect(edit(collections, seededRandom('odd'))).not.toBeNull()
    const snapshot = { collections, ...head }
    expect(decodeSnapshot(JSON.parse(JSON.stringify(snapshot)))).toStrictEqual(decodeSnapshot(snapshot))
  }
)
