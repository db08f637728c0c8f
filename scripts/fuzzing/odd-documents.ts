import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { type CollectionName, collectionNames, type RawDocument } from '#contract/reading/snapshot.ts'
import type { Collections } from '../database/documents.ts'
import { documentIn } from '../database/plain.ts'
import { hostileTexts } from '../security-fuzz/values.ts'
import { pick, type Random } from '../publishing-proof/edit.ts'

/** A document that an editor could write, with the collection it is in. */
export interface OddDocument {
  collection: CollectionName
  document: RawDocument
}

/** Values that the database can hold and no field expects. */
const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  2 ** 53,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  [],
  [[]],
  [null],
  {},
  { es: null },
  { es: { es: 'dentro' } },
  { '': 'sin clave' },
  { constructor: 'x', toString: 'y' },
  'true',
  '12,50 €',
  '2026-13-45',
  '2026-11-24',
  Timestamp.fromMillis(0),
  new GeoPoint(90, -180),
  Buffer.from('bytes'),
  FieldValue.vector([1, Number.NaN]),
  Array.from({ length: 2000 }, (_, index) => index),
  ...hostileTexts
]

const oddIds = [
  'constructor',
  'hasOwnProperty',
  'x'.repeat(300),
  'dos\nlíneas',
  '<b>negrita</b>',
  '0',
  ' ',
  '..x',
  'ÁÉÍ',
  '🎈'
]

const maxFields = 3

/** Like a document that is there, with the very same address, and with some fields that hold unexpected values. */
export function oddDocuments(collections: Collections, count: number, random: Random): OddDocument[] {
  const names = collectionNames.filter(name => collections[name].length > 0)
  return Array.from({ length: count }, (_, number) => {
    const collection = pick(names, random) ?? 'experiencias'
    const model = pick(collections[collection], random) ?? { id: '' }
    const id = `${pick(oddIds, random) ?? ''}${number}`
    const fields = Object.entries(model).filter(([key]) => key !== 'experiencia')
    const changed = new Set(
      Array.from({ length: Math.ceil(random() * maxFields) }, () => pick(fields, random)?.[0])
    )
    const odd = fields.map(([key, value]) => [key, changed.has(key) ? pick(oddValues, random) : value])
    const { experiencia } = model
    const whole = { ...Object.fromEntries(odd), ...(experiencia !== undefined && { experiencia }) }
    return { collection, document: documentIn(id, { ...whole, id }) }
  })
}
