import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { answerAuthor, authorIn, writtenAuthor } from '#contract/studio/travelling.ts'
import type { Present } from '#domain/studio/presence.ts'
import type { DocumentPlace } from '#domain/studio/studio-document.ts'

import { encodePlace, place } from './documents.ts'

const present = z.object({ desde: z.string(), quien: writtenAuthor })

export interface PresenceRequest {
  place: DocumentPlace
  /** False: the caller has closed the document. */
  isHere: boolean
}

/** `estudioPresencia`: says that the caller has a document open, or has closed it; answers who else has it open. */
export const estudioPresencia = defineCall<PresenceRequest, z.output<typeof present>[]>(
  'estudioPresencia',
  z.pipe(
    z.extend(place, { dentro: z.boolean() }),
    z.transform(({ coleccion, dentro, id }) => ({
      isHere: dentro,
      place: { collection: coleccion, id }
    }))
  ),
  z.array(present),
  { by: 'administrator', data: { coleccion: 'empresas', dentro: true, id: 'levante' } }
)

export function encodePresenceRequest({ isHere, place: where }: PresenceRequest) {
  return { ...encodePlace(where), dentro: isHere }
}

export function presentIn({ desde, quien }: z.output<typeof present>): Present {
  return { author: authorIn(quien), since: desde }
}

export function answerPresent({ author, since }: Present): z.output<typeof present> {
  return { desde: since, quien: answerAuthor(author) }
}
