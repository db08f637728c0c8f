import { z } from 'zod/mini'

import type { DocumentFields } from '#domain/data/document-value.ts'
import type { StudioAction } from '#studio/record/record.ts'
import type { DocumentPlace } from './studio-document.ts'
import { readerOf } from '#contract/fields/plain-fields.ts'
import { fieldsAsText } from '#contract/values/document-value.ts'
import { type ObjectCodec, objectCodec } from '#contract/values/codecs.ts'

import { storedLine } from '#studio/record/record-line.contract.ts'

/** Versions are kept so long; the database removes them after `caduca`. */
const versionDays = 400
const dayMs = 24 * 60 * 60 * 1000

/** The collection with one document for each document that was changed in the studio, and its versions below. */
export const historyCollection = 'historial'
export const versionsCollection = 'versiones'
/** Who changed what, for administrators. */
export const recordCollection = 'registroEstudio'
/** All people with a role: the sign-in cannot be asked who has one. */
export const peopleCollection = 'personasEstudio'

export function historyId({ collection, id }: DocumentPlace): string {
  return `${collection}~${id}`
}

/** The last change of a document in the studio, as a document of `historial`. */
export interface LastChange {
  uid: string
  version: number
}

export const readLastChange = readerOf<LastChange>(z.object({ uid: z.string(), version: z.int() }))

/** Ids of versions in the order of their numbers. */
export function versionId(number: number): string {
  return String(number).padStart(6, '0')
}

/** A version before it has a number. */
export interface NewVersion {
  /** Null: changed outside of the studio. */
  uid: string | null
  moment: Date
  /** Fields that differ from the version before. */
  changed: readonly string[]
  /** The whole document. */
  fields: DocumentFields
  restored: string | null
}

export interface StoredVersion extends Omit<NewVersion, 'moment'> {
  moment: string
}

/** Says that the document was deleted then: a version that holds none. */
export function encodeDeletion(uid: string, moment: Date) {
  return {
    caduca: expiry(moment),
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

const version: ObjectCodec<StoredVersion> = objectCodec({
  changed: ['campos', z.array(z.string())],
  fields: ['documento', fieldsAsText],
  moment: ['fecha', z.string()],
  restored: ['restaurada', z.nullable(z.string())],
  uid: ['quien', z.nullable(z.string())]
})

export function encodeVersion({ moment, ...rest }: NewVersion) {
  return { ...z.encode(version, { ...rest, moment: moment.toISOString() }), caduca: expiry(moment) }
}

/** Null for what cannot be read. */
export const readVersion = readerOf<StoredVersion>(version)

/** A line of the record: who did what, when. */
export function encodeRecord(
  uid: string,
  moment: Date,
  what: { action: StudioAction; where: string; fields: readonly string[]; title?: string }
) {
  const { titulo: title, ...line } = z.encode(storedLine, { ...what, moment: moment.toISOString(), uid })
  return { ...line, ...(title !== undefined && { titulo: title }), caduca: expiry(moment) }
}

function expiry(moment: Date): Date {
  return new Date(moment.getTime() + versionDays * dayMs)
}

/** A person who was given a role, and by whom last. */
export function encodePerson(by: string, moment: Date) {
  return { fecha: moment.toISOString(), por: by }
}
