import { z } from 'zod/mini'

import { readerOf } from '#contract/fields/plain-fields.ts'
import { type ObjectCodec, objectCodec } from '#contract/values/codecs.ts'
import { fieldsAsText } from '#contract/values/document-value.ts'
import { keptPart } from '#studio/document/wire-values.contract.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import {
  type DocumentPatch,
  type DocumentPlace,
  type KeptPart,
  studioCollections
} from '#studio/document/studio-document.ts'

/** Unpublished changes of editors: one document per person and document of the catalogue. No page reads them. */
export const autosaveCollection = 'cambiosEstudio'

/** So long after the last word typed; the database removes it after `caduca`. */
const keptDays = 90
const dayMs = 24 * 60 * 60 * 1000

export interface StoredAutosave {
  place: DocumentPlace
  part: KeptPart
  patch: DocumentPatch
  /** The values that the changed fields had before. */
  before: DocumentFields
  revision: string | null
  /** The tab that wrote it. */
  session: string
  uid: string
  /** ISO 8601. */
  moment: string
}

/** Values are kept as text, so that the database makes no index of them. */
const stored: ObjectCodec<StoredAutosave> = objectCodec({
  before: ['antes', fieldsAsText],
  moment: ['fecha', z.string()],
  part: keptPart,
  patch: { changed: ['campos', fieldsAsText], removed: ['quitados', z.array(z.string())] },
  place: { collection: ['coleccion', z.enum(studioCollections)], id: ['documento', z.string()] },
  revision: z.nullable(z.string()),
  session: ['sesion', z.string()],
  uid: z.string()
})

export function encodeAutosave(kept: StoredAutosave) {
  return { ...z.encode(stored, kept), caduca: new Date(Date.parse(kept.moment) + keptDays * dayMs) }
}

/** Null for what cannot be read. */
export const readAutosave = readerOf<StoredAutosave>(stored)

const line = objectCodec({
  id: ['documento', z.string()],
  moment: ['fecha', z.string()],
  part: keptPart,
  uid: z.string()
})

/** Reads the author and the document of the changes, without the changes. */
export const readAutosaveLine = readerOf<z.output<typeof line>>(line)
