import { z } from 'zod/mini'

import { id } from '#contract/fields/plain-fields.ts'
import { answerAuthor, authorIn, writtenAuthor } from '#contract/studio/travelling.ts'
import { documentFields } from '#contract/values/document-value.ts'
import type { DocumentPlace, DocumentVersion } from '#domain/studio/studio-document.ts'

import { defineCall } from '#contract/calls/call.ts'
import { encodePlace, place, placeRequest, revision, saveOutcome } from './documents.ts'

const version = z.object({
  campos: z.array(z.string()),
  fecha: z.string(),
  quien: z.nullable(writtenAuthor),
  restaurada: z.nullable(id),
  version: id
})

/** `estudioVersiones`: the versions of a document, the newest first, at most 100. */
export const estudioVersiones = defineCall<DocumentPlace, z.output<typeof version>[]>(
  'estudioVersiones',
  placeRequest,
  z.array(version)
)

export function versionIn(answer: z.output<typeof version>): DocumentVersion {
  return {
    author: answer.quien && authorIn(answer.quien),
    fields: answer.campos,
    id: answer.version,
    moment: answer.fecha,
    restored: answer.restaurada
  }
}

export function answerVersion(found: DocumentVersion): z.output<typeof version> {
  return {
    campos: [...found.fields],
    fecha: found.moment,
    quien: found.author && answerAuthor(found.author),
    restaurada: found.restored,
    version: found.id
  }
}

export interface VersionRequest {
  place: DocumentPlace
  version: string
}

/** `estudioVersion`: a document as it was. */
export const estudioVersion = defineCall<VersionRequest, { documento: z.output<typeof documentFields> }>(
  'estudioVersion',
  z.pipe(
    z.extend(place, { version: id }),
    z.transform(({ coleccion, id: documentId, version: wanted }) => ({
      place: { collection: coleccion, id: documentId },
      version: wanted
    }))
  ),
  z.object({ documento: documentFields })
)

export function encodeVersionRequest({ place: at, version: wanted }: VersionRequest) {
  return { ...encodePlace(at), version: wanted }
}

export interface RestoreRequest extends VersionRequest {
  /** Of the document as it is now; null where it is gone, and comes back. */
  revision: string | null
}

/** `estudioRestaurar`: makes a document what it was in one of its versions, also one that was deleted since; the answer is that of `estudioGuardar`. */
export const estudioRestaurar = defineCall<RestoreRequest, z.output<typeof saveOutcome>>(
  'estudioRestaurar',
  z.pipe(
    z.extend(place, { revision: z.nullable(revision), version: id }),
    z.transform(({ coleccion, id: documentId, revision: at, version: wanted }) => ({
      place: { collection: coleccion, id: documentId },
      revision: at,
      version: wanted
    }))
  ),
  saveOutcome
)

export function encodeRestoreRequest({ revision: at, ...request }: RestoreRequest) {
  return { ...encodeVersionRequest(request), revision: at }
}
