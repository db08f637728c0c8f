import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { documentFields } from '#contract/values/document-value.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import type { WholeDocument } from './planned.ts'
import type { DocumentPlace, DocumentReference } from '#studio/document/studio-document.ts'

import { type ListRequest, listRequest, next, place, revision } from '#studio/document/documents.call.ts'

export interface WholePage {
  documents: WholeDocument[]
  next: string | null
}

const whole = objectCodec({ fields: ['documento', documentFields], id: z.string(), revision })

/** `estudioExportar`: the documents of a collection as they are stored, by their ids, as many as one answer holds. */
export const estudioExportar = defineCall<ListRequest, WholePage>(
  'estudioExportar',
  listRequest,
  objectCodec({ documents: ['documentos', z.array(whole)], next })
)

const reference = objectCodec({
  collection: ['coleccion', z.string()],
  id: z.string(),
  title: ['titulo', z.string()]
})

/** `estudioEnlaces`: what refers to a document, at most 100. */
export const estudioEnlaces = defineCall<DocumentPlace, DocumentReference[]>(
  'estudioEnlaces',
  objectCodec(place),
  z.array(reference)
)

export interface DeleteRequest {
  place: DocumentPlace
  /** The revision that was read: a document that was changed since is not deleted. */
  revision: string
}

/** `estudioBorrar`: deletes a document. Its versions stay. */
export const estudioBorrar = defineCall<DeleteRequest, { kind: 'deleted' | 'changed-since' }>(
  'estudioBorrar',
  objectCodec({ place, revision }),
  objectCodec({ kind: ['resultado', enumCodec({ 'changed-since': 'cambiado', deleted: 'borrado' })] })
)
