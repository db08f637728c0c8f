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

/** A document whose fields nobody has looked at yet. */
export const rawDocument = z.looseObject({ id: z.string() })
/** A document as it stands in the database, as plain JSON (`scripts/database/plain.ts`): moments are ISO strings, points are `{ lat, lng }`. */
export type RawDocument = z.output<typeof rawDocument>

const collection = z
  .array(rawDocument)
  .nullish()
  .transform(documents => documents ?? [])

/** Documents by collection. One that is not named is empty. */
export const documentCollections = z.object({
  categorias: collection,
  comentarios: collection,
  configuracion: collection,
  empresas: collection,
  experiencias: collection,
  partners: collection,
  preguntas: collection,
  provincias: collection
} satisfies Record<CollectionName, typeof collection>)

/** All that a snapshot says beside the documents. */
export const snapshotHead = z.object({
  /** Who owns which address of the site; missing where nothing was published yet. */
  addresses: addressBook.optional(),
  moment: z.iso.datetime({ offset: true }),
  source: z.string(),
  /** The weather, which does not come from the database; missing where it is not configured. */
  weather: weatherReport.nullish()
})

/** All documents of the database at one moment (ISO 8601), and where they came from. */
export type Snapshot = z.output<typeof snapshotHead> & { collections: z.output<typeof documentCollections> }

export function emptyCollections(): Snapshot['collections'] {
  return documentCollections.parse({})
}

/** Documents on disk, beside the folder they lie in: how many of each collection there are, and what is said of all. */
export const documentIndex = z.object({
  counts: z.record(z.enum(collectionNames), z.number()),
  documents: z.string(),
  head: z.unknown()
})
