import { z } from 'zod'

import type { DocumentFields } from '#domain/studio/document-value.ts'
import type { StudioDeed } from '#domain/studio/record.ts'
import type { DocumentPlace } from '#domain/studio/studio-document.ts'
import { documentFields } from '#contract/values/document-value.ts'

import { deedNames } from './record-line.ts'

/** Versions are kept so long; the database removes them after `caduca`. */
const versionDays = 400
const dayMs = 24 * 60 * 60 * 1000

/** The collection with one document for each document that was changed in the studio, and its versions below. */
export const historyCollection = 'historial'
export const versionsCollection = 'versiones'
/** Who changed what, for administrators. */
export const recordCollection = 'registroEstudio'
/** Everybody who was given a role: the sign-in can not be asked who has one. */
export const peopleCollection = 'personasEstudio'

export function historyId({ collection, id }: DocumentPlace): string {
  return `${collection}~${id}`
}

/** The last change of a document in the studio, as a document of `historial`. */
export interface LastChange {
  uid: string
  version: number
}

const lastChange = z.object({ uid: z.string(), version: z.int() })

export function readLastChange(document: unknown): LastChange | null {
  return lastChange.safeParse(document).data ?? null
}

/** Ids of versions in the order of their numbers. */
export function versionId(number: number): string {
  return String(number).padStart(6, '0')
}

/** A version before it has a number. */
export interface NewVersion {
  /** Null: changed outside of the studio. */
  uid: string | null
  moment: Date
  /** What was another in the version before. */
  changed: readonly string[]
  /** The whole document. */
  fields: DocumentFields
  restored: string | null
}

/** The document is kept as text: so the database makes no index of it, and nothing of it is lost. */
export function encodeVersion({ changed, fields, moment, restored, uid }: NewVersion) {
  return {
    caduca: new Date(moment.getTime() + versionDays * dayMs),
    campos: [...changed],
    documento: JSON.stringify(fields),
    fecha: moment.toISOString(),
    quien: uid,
    restaurada: restored
  }
}

/** Says that the document was deleted then: a version that holds none. */
export function encodeDeletion(uid: string, moment: Date) {
  return {
    caduca: new Date(moment.getTime() + versionDays * dayMs),
    campos: [],
    documento: null,
    fecha: moment.toISOString(),
    quien: uid,
    restaurada: null
  }
}

/** Whether a version says that the document was deleted. */
export function isDeletion(document: unknown): boolean {
  const { documento }: { documento?: unknown } = Object(document)
  return documento === null
}

const version = z.object({
  campos: z.array(z.string()),
  documento: z.string(),
  fecha: z.string(),
  quien: z.string().nullable(),
  restaurada: z.string().nullable()
})

export interface StoredVersion {
  uid: string | null
  moment: string
  changed: string[]
  restored: string | null
  fields: DocumentFields
}

/** Null for what nobody can read. */
export function readVersion(document: unknown): StoredVersion | null {
  const read = version.safeParse(document).data
  const fields = read && fieldsIn(read.documento)
  if (!read || !fields) return null
  return {
    changed: read.campos,
    fields,
    moment: read.fecha,
    restored: read.restaurada,
    uid: read.quien
  }
}

function fieldsIn(text: string): DocumentFields | null {
  try {
    return documentFields.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** A line of the record: who did what, when. */
export function encodeRecord(
  uid: string,
  moment: Date,
  what: { deed: StudioDeed; where: string; fields: readonly string[] }
) {
  return {
    caduca: new Date(moment.getTime() + versionDays * dayMs),
    campos: [...what.fields],
    donde: what.where,
    fecha: moment.toISOString(),
    que: deedNames[what.deed],
    quien: uid
  }
}

/** Somebody who was given a role, and by whom last. */
export function encodePerson(by: string, moment: Date) {
  return { fecha: moment.toISOString(), por: by }
}
