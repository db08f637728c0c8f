import { z } from 'zod'

import { documentFields } from '#contract/values/document-value.ts'
import type { DocumentFields } from '#domain/studio/document-value.ts'
import type { DocumentPatch, DocumentPlace } from '#domain/studio/studio-document.ts'

/** What editors changed and have not published: a document per person and document of the catalogue. No page reads it. */
export const keptCollection = 'cambiosEstudio'

/** So long after the last word typed. */
const keptDays = 90
const dayMs = 24 * 60 * 60 * 1000

export interface StoredKept {
  place: DocumentPlace
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
export function encodeKept({ before, moment, patch, place, revision, session, uid }: StoredKept) {
  return {
    antes: JSON.stringify(before),
    caduca: new Date(Date.parse(moment) + keptDays * dayMs),
    campos: JSON.stringify(patch.changed),
    coleccion: place.collection,
    documento: place.id,
    fecha: moment,
    quitados: [...patch.removed],
    revision,
    sesion: session,
    uid
  }
}

const fieldsAsText = z.string().transform((text, context): DocumentFields => {
  try {
    const read = documentFields.safeParse(JSON.parse(text)).data
    if (read) return read
  } catch {
    // Said below, as of every other value.
  }
  context.addIssue('no fields')
  return z.NEVER
})

const stored = z.object({
  antes: fieldsAsText,
  campos: fieldsAsText,
  fecha: z.string(),
  quitados: z.array(z.string()),
  revision: z.string().nullable(),
  sesion: z.string()
})

/** Null for what nobody can read. */
export function readKept(document: unknown): Omit<StoredKept, 'place' | 'uid'> | null {
  const read = stored.safeParse(document).data
  if (!read) return null
  return {
    before: read.antes,
    moment: read.fecha,
    patch: { changed: read.campos, removed: read.quitados },
    revision: read.revision,
    session: read.sesion
  }
}

const line = z.object({ documento: z.string(), fecha: z.string(), uid: z.string() })

/** Whose changes of which document, without the changes. */
export function readKeptLine(document: unknown): { id: string; moment: string; uid: string } | null {
  const read = line.safeParse(document).data
  return read ? { id: read.documento, moment: read.fecha, uid: read.uid } : null
}
