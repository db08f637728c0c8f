import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { id } from '#contract/fields/plain-fields.ts'
import { author } from '#studio/document/wire-values.contract.ts'
import { documentFields } from '#contract/values/document-value.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { DocumentPlace, DocumentVersion, SaveOutcome } from '#studio/document/studio-document.ts'

import { place, revision, saveOutcome } from '#studio/document/documents.call.ts'

const version = objectCodec({
  author: ['quien', z.nullable(author)],
  fields: ['campos', z.array(z.string())],
  id: ['version', id],
  moment: ['fecha', z.string()],
  restored: ['restaurada', z.nullable(id)]
})

/** `estudioVersiones`: the versions of a document, the newest first, at most 100. */
export const estudioVersiones = defineCall<DocumentPlace, DocumentVersion[]>(
  'estudioVersiones',
  objectCodec(place),
  z.array(version)
)

export interface VersionRequest {
  place: DocumentPlace
  version: string
}

/** `estudioVersion`: a document as it was. */
export const estudioVersion = defineCall<VersionRequest, { fields: DocumentFields }>(
  'estudioVersion',
  objectCodec({ place, version: id }),
  objectCodec({ fields: ['documento', documentFields] })
)

export interface RestoreRequest extends VersionRequest {
  /** Of the document as it is now; null where it is gone, and comes back. */
  revision: string | null
}

/** `estudioRestaurar`: makes a document what it was in one of its versions, also one that was deleted since; the answer is that of `estudioGuardar`. */
export const estudioRestaurar = defineCall<RestoreRequest, SaveOutcome>(
  'estudioRestaurar',
  objectCodec({ place, revision: z.nullable(revision), version: id }),
  saveOutcome
)
