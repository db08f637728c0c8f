import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { id, nullable } from '#contract/fields/plain-fields.ts'
import { documentRow } from '#studio/list/wire-row.contract.ts'
import { author, documentProblem } from './wire-values.contract.ts'
import { documentFields, fieldName } from '#contract/values/document-value.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import {
  type DocumentPage,
  type DocumentPatch,
  type DocumentPlace,
  type DocumentProblem,
  type SaveOutcome,
  studioCollections,
  type StudioDocument
} from './studio-document.ts'

export const collection = ['coleccion', z.enum(studioCollections)] as const

/** A moment to the billionth of a second: the version of a document that a change is based on. */
export const revision = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z$/))

/** Which document is meant. */
export const place = { collection, id }

/** Documents of a collection, page by page. */
export interface ListRequest {
  collection: DocumentPlace['collection']
  /** The `next` of the page before; null for the first one. */
  after: string | null
}

export const listRequest = objectCodec({ after: ['despues', nullable(id)], collection })

/** Where the next page begins; null on the last one. */
export const next = ['siguiente', z.nullable(z.string())] as const

/** `estudioListar`: the documents of a collection by their ids, at most 500 at once. */
export const estudioListar = defineCall<ListRequest, DocumentPage>(
  'estudioListar',
  listRequest,
  objectCodec({ next, rows: ['documentos', z.array(documentRow)] })
)

const problems = ['problemas', z.array(documentProblem)] as const

/** `estudioLeer`: a document as it is stored, without its id, and what in it is not as it should be. A draft is judged as if it were to be published. */
export const estudioLeer = defineCall<DocumentPlace, StudioDocument>(
  'estudioLeer',
  objectCodec(place),
  objectCodec({ fields: ['documento', documentFields], problems, revision })
)

const longestSlug = 200

export interface SlugRequest {
  place: DocumentPlace
  slug: string
}

/** `estudioSlug`: whether another document of the collection has a slug, as the problem that the document with it would have. */
export const estudioSlug = defineCall<SlugRequest, DocumentProblem[]>(
  'estudioSlug',
  objectCodec({ place, slug: z.string().check(z.minLength(1), z.maxLength(longestSlug)) }),
  z.array(documentProblem),
  { by: 'administrator', data: { coleccion: 'categorias', id: 'rutas', slug: 'rutas' } }
)

export interface SaveRequest {
  place: DocumentPlace
  /** The revision that the change is based on; null makes a new document. */
  revision: string | null
  patch: DocumentPatch
  /** Identifies the server's copy of these changes, which is deleted with the publication; empty when there is none. */
  kept?: AutosaveMark | null
}

const maxFields = 200

/** The tab in which an editor writes, which tells it from other tabs of the same person. Chosen by the page. */
export const autosaveSession = z.string().check(z.regex(/^[\w-]{1,40}$/))

/** The server's copy of unpublished changes, as far as the publishing tab knows it. */
export interface AutosaveMark {
  session: string
  /** The copy that it went on from; null for none. */
  mark: string | null
}

const autosaveMark = objectCodec({
  mark: ['marca', z.nullable(revision)],
  session: ['sesion', autosaveSession]
})

/** The copy that goes with what is sent. */
export const kept = ['conservado', nullable(autosaveMark)] as const

export const patch = {
  changed: ['campos', documentFields],
  removed: ['quitados', z.array(fieldName).check(z.maxLength(maxFields))]
} as const

export const changedSince = objectCodec({
  changedAt: ['cambiado', z.string()],
  changedBy: ['cambiadoPor', z.nullable(author)],
  fields: ['documento', documentFields],
  kind: ['resultado', enumCodec({ 'changed-since': 'cambiado' })],
  revision
})

export const incomplete = objectCodec({
  kind: ['resultado', enumCodec({ incomplete: 'incompleto' })],
  problems
})

export const saveOutcome = z.union([
  objectCodec({ kind: ['resultado', enumCodec({ saved: 'guardado' })], problems, revision }),
  changedSince,
  incomplete
])

/**
 * `estudioGuardar`: changes some fields of a document, or takes them away; all others stay. A save in between is no failure: the answer is then what
 * there is now, and nothing is written.
 */
export const estudioGuardar = defineCall<SaveRequest, SaveOutcome>(
  'estudioGuardar',
  objectCodec({ kept, patch, place, revision: z.nullable(revision) }),
  saveOutcome
)
