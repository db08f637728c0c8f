import { z } from 'zod'

import { addressBook } from '#contract/addresses/addresses.ts'
import { weatherReport } from '#contract/weather/stored-weather.ts'

export const collectionNames = [
  'experiencias',
  'comentarios',
  'categorias',
  'empresas',
  'preguntas',
  'partners',
  'provincias',
  'configuracion'
] as const
export type CollectionName = (typeof collectionNames)[number]

const rawDocument = z.looseObject({ id: z.string() })
const collection = z
  .array(rawDocument)
  .nullish()
  .transform(documents => documents ?? [])

/** A document as it stands in the database, as plain JSON (`scripts/database/plain.ts`): moments are ISO strings, points are `{ lat, lng }`. */
export type RawDocument = z.output<typeof rawDocument>

/** The file that a pull writes. A collection it does not name is an empty one. */
export const snapshotSchema = z.object({
  /** Who owns which address of the site; missing where nothing was published yet. */
  addresses: addressBook.optional(),
  collections: z.object({
    categorias: collection,
    comentarios: collection,
    configuracion: collection,
    empresas: collection,
    experiencias: collection,
    partners: collection,
    preguntas: collection,
    provincias: collection
  } satisfies Record<CollectionName, typeof collection>),
  moment: z.iso.datetime({ offset: true }),
  source: z.string(),
  /** The weather, which does not come from the database; missing where it is not configured. */
  weather: weatherReport.nullish()
})

/** All documents of the database at one moment (ISO 8601), and where they came from. */
export type Snapshot = z.output<typeof snapshotSchema>

export function emptyCollections(): Snapshot['collections'] {
  return snapshotSchema.shape.collections.parse({})
}
