import { z } from 'zod/mini'

import { documentFields } from '#contract/values/document-value.ts'
import { plainFields } from '#contract/values/typed-value.ts'
import { id, nullable, readerOf } from '#contract/fields/plain-fields.ts'
import type { RawDocument } from '#contract/reading/snapshot.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import {
  type DocumentPlace,
  type StudioCollection,
  studioCollections
} from '#studio/document/studio-document.ts'
import { type Locale, locales } from '#domain/text/locale.ts'

/** A page as it would be with one unsaved document. */
export interface PreviewRequest {
  collection: StudioCollection
  document: RawDocument
  /** The language of the page of the document; another page is named by its path. */
  locale: Locale
  path: string | null
}

const longestPath = 500

/** Reads the studio's request for a preview; null for an invalid one. */
export const readPreviewRequest = readerOf<PreviewRequest>(
  z.pipe(
    z.object({
      coleccion: z.enum(studioCollections),
      documento: documentFields,
      id,
      idioma: z.enum(locales),
      ruta: nullable(z.string().check(z.startsWith('/'), z.maxLength(longestPath)))
    }),
    z.transform(({ coleccion, documento, id: documentId, idioma, ruta }) => ({
      collection: coleccion,
      document: { ...plainFields(documento), id: documentId },
      locale: idioma,
      path: ruta
    }))
  )
)

/** The page of a document as it is being written. */
export function encodePreviewRequest(
  { collection, id: documentId }: DocumentPlace,
  fields: DocumentFields,
  locale: Locale
) {
  return { coleccion: collection, documento: fields, id: documentId, idioma: locale, ruta: null }
}
