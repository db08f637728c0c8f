import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { documentFields } from '#contract/values/document-value.ts'
import type { WholeDocument } from '#domain/studio/bulk/planned.ts'
import type { DocumentPlace, DocumentReference } from '#domain/studio/studio-document.ts'

import { type ListRequest, listRequest, place, placeRequest, revision } from './documents.ts'

export interface WholePage {
  documents: WholeDocument[]
  next: string | null
}

const wholePage = z.object({
  documentos: z.array(z.object({ documento: documentFields, id: z.string(), revision })),
  siguiente: z.nullable(z.string())
})

/** `estudioExportar`: the documents of a collection as they are stored, by their ids, as many as one answer holds. */
export const estudioExportar = defineCall<ListRequest, z.output<typeof wholePage>>(
  'estudioExportar',
  listRequest,
  wholePage
)

export function wholePageIn({ documentos, siguiente }: z.output<typeof wholePage>): WholePage {
  return {
    documents: documentos.map(({ documento, id: documentId, revision: at }) => ({
      fields: documento,
      id: documentId,
      revision: at
    })),
    next: siguiente
  }
}

export function answerWholePage({ documents, next }: WholePage): z.output<typeof wholePage> {
  return {
    documentos: documents.map(({ fields, id: documentId, revision: at }) => ({
      documento: fields,
      id: documentId,
      revision: at
    })),
    siguiente: next
  }
}

const reference = z.object({ coleccion: z.string(), id: z.string(), titulo: z.string() })

/** `estudioEnlaces`: what refers to a document, at most 100. */
export const estudioEnlaces = defineCall<DocumentPlace, z.output<typeof reference>[]>(
  'estudioEnlaces',
  placeRequest,
  z.array(reference)
)

export function referenceIn(answer: z.output<typeof reference>): DocumentReference {
  return { collection: answer.coleccion, id: answer.id, title: answer.titulo }
}

export function answerReference(found: DocumentReference): z.output<typeof reference> {
  return { coleccion: found.collection, id: found.id, titulo: found.title }
}

export interface DeleteRequest {
  place: DocumentPlace
  /** The revision that was read: a document that was changed since is not deleted. */
  revision: string
}

const deleted = z.object({ resultado: z.enum(['borrado', 'cambiado']) })

/** `estudioBorrar`: deletes a document. Its versions stay. */
export const estudioBorrar = defineCall<DeleteRequest, z.output<typeof deleted>>(
  'estudioBorrar',
  z.pipe(
    z.extend(place, { revision }),
    z.transform(({ coleccion, id: documentId, revision: at }) => ({
      place: { collection: coleccion, id: documentId },
      revision: at
    }))
  ),
  deleted
)

export function encodeDeleteRequest({
  place: { collection: coleccion, id: documentId },
  revision: at
}: DeleteRequest) {
  return { coleccion, id: documentId, revision: at }
}
