import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { author } from '#studio/document/wire-values.contract.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import type { Present } from './presence.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'

import { place } from '#studio/document/documents.call.ts'

export interface PresenceRequest {
  place: DocumentPlace
  /** False: the caller has closed the document. */
  isHere: boolean
}

/** `estudioPresencia`: says that the caller has a document open, or has closed it; answers who else has it open. */
export const estudioPresencia = defineCall<PresenceRequest, Present[]>(
  'estudioPresencia',
  objectCodec({ isHere: ['dentro', z.boolean()], place }),
  z.array(objectCodec({ author: ['quien', author], since: ['desde', z.string()] })),
  { by: 'administrator', data: { coleccion: 'empresas', dentro: true, id: 'levante' } }
)
